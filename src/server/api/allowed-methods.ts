import type { FastifyInstance } from 'fastify'
import { parseTarget } from '../http/read-request.ts'

type Route = { readonly parts: readonly string[]; readonly methods: readonly string[] }

/**
 * Records the routes that are registered from now on.
 * @returns a function that lists the methods of a URL; the list is empty for an unknown URL.
 */
export function watchMethods(app: FastifyInstance): (url: string) => readonly string[] {
  const routes: Route[] = []
  app.addHook('onRoute', ({ url, method }) => {
    routes.push({ parts: url.split('/'), methods: [method].flat() })
  })

  return (url) => {
    const parts = parseTarget(url)?.path.split('/') ?? []
    const found = routes.filter((route) => isAt(route.parts, parts)).flatMap(({ methods }) => methods)
    return [...new Set(found)].sort()
  }
}

function isAt(route: readonly string[], parts: readonly string[]): boolean {
  return (
    route.length === parts.length &&
    route.every((part, place) => part.startsWith(':') || part === parts[place])
  )
}
