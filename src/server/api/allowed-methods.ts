import { contract } from '#contract/contract.ts'
import { parseTarget } from '../http/public-site.ts'

const routes = Object.keys(contract).map((name) => {
  const [method = '', path = ''] = name.split(' ')
  return { parts: path.split('/'), methods: method === 'GET' ? ['GET', 'HEAD'] : [method] }
})

/** The methods of a URL; empty for an unknown URL. */
export function methodsAt(url: string): readonly string[] {
  const parts = parseTarget(url)?.path.split('/') ?? []
  const found = routes.filter((route) => isAt(route.parts, parts)).flatMap(({ methods }) => methods)
  return [...new Set(found)].sort()
}

function isAt(route: readonly string[], parts: readonly string[]): boolean {
  return (
    route.length === parts.length &&
    route.every((part, place) => part.startsWith(':') || part === parts[place])
  )
}
