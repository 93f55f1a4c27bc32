import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import type { Accounts } from '#server/auth/accounts.ts'

export const ana = {
  name: 'Dra. Ana',
  email: 'ana@ejemplo.mx',
  password: 'una clave bastante larga',
} as const

export const eva = {
  name: 'Eva Luna',
  email: 'eva@ejemplo.mx',
  password: 'otra clave bastante larga',
} as const

type Site = { readonly app: FastifyInstance; readonly accounts: Accounts }

/** Creates the owner and signs her in. @returns a browser that sends requests with her cookies. */
export async function signedInOwner(site: Site) {
  await site.accounts.create(ana)
  return browserOf(site, await signIn(site))
}

/** Like `signedInOwner`, for an assistant. @param role 'editor' if she does not publish. */
export async function signedInAssistant(
  site: Site,
  role: 'assistant' | 'editor' = 'assistant',
  who: Readonly<Record<keyof typeof eva, string>> = eva,
) {
  await site.accounts.create({ ...who, role })
  return browserOf(site, await signIn(site, who))
}

type SignInOptions = { password?: string; email?: string } & Pick<InjectOptions, 'remoteAddress' | 'headers'>

export function signIn({ app }: Pick<Site, 'app'>, { email, password, ...options }: SignInOptions = {}) {
  const payload = { email: email ?? ana.email, password: password ?? ana.password }
  return app.inject({ method: 'POST', url: '/api/auth/sign-in/email', payload, ...options })
}

export type OwnersBrowser = ReturnType<typeof browserOf>

/** Stores the cookies of responses, as a browser does. */
export function browserOf({ app }: Pick<Site, 'app'>, first?: LightMyRequestResponse) {
  const jar = new Map<string, string>()
  const keep = (response: LightMyRequestResponse) => {
    for (const cookie of setCookiesOf(response)) {
      const [pair = '', ...attributes] = cookie.split('; ')
      const name = pair.slice(0, pair.indexOf('='))
      if (attributes.includes('Max-Age=0')) jar.delete(name)
      else jar.set(name, pair)
    }
    return response
  }
  if (first) keep(first)

  const send = async (options: InjectOptions) => {
    const headers =
      jar.size > 0 ? { cookie: [...jar.values()].join('; '), ...options.headers } : options.headers
    return keep(await app.inject({ ...options, ...(headers ? { headers } : {}) }))
  }
  return {
    send,
    get: (url: string) => send({ url }),
    post: (url: string, payload?: object, headers: Record<string, string> = {}) =>
      send({ method: 'POST', url, headers, ...(payload ? { payload } : {}) }),
    put: (url: string, payload: object, headers: Record<string, string> = {}) =>
      send({ method: 'PUT', url, headers, payload }),
    delete: (url: string, headers: Record<string, string> = {}) => send({ method: 'DELETE', url, headers }),
    get cookie() {
      return [...jar.values()].join('; ')
    },
  }
}

export function setCookiesOf(response: LightMyRequestResponse): string[] {
  return [response.headers['set-cookie'] ?? []].flat()
}
