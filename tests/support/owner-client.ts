import type { RunningServer } from './server.ts'

/** The account that `ownerEnv` creates. */
export const owner = { email: 'ana@ejemplo.mx', password: 'tres gatos azules' } as const

export const ownerEnv = { ADMIN_EMAIL: owner.email, ADMIN_PASSWORD: owner.password }

export type OwnerClient = ReturnType<typeof ownerClient>

type Credentials = { readonly email?: string; readonly password?: string }

/** The response to a sign-in; without other credentials, to the owner's. */
export const signInAs = (
  { url }: Pick<RunningServer, 'url'>,
  credentials: Credentials,
  headers: Record<string, string> = {},
) =>
  fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify({ ...owner, ...credentials }),
  })

/** Signs the owner in over HTTP. */
export async function signInOwner(server: Pick<RunningServer, 'url'>) {
  const signedIn = await signInAs(server, {})
  if (!signedIn.ok) throw new Error(`Signing in gave ${signedIn.status}: ${await signedIn.text()}`)
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';', 1)[0])
    .join('; ')

  return ownerClient(server.url, cookie)
}

/** Calls the API with an existing session, which this server or an earlier one of the same site created. */
export function ownerClient(url: string, cookie: string) {
  return {
    cookie,
    /** For forms and other methods. */
    send: (method: string, path: string, body: FormData | string, headers: Record<string, string> = {}) =>
      fetch(url + path, { method, headers: { cookie, ...headers }, body }),
    get: (path: string, headers: Record<string, string> = {}) =>
      fetch(url + path, { headers: { cookie, ...headers } }),
    post: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      fetch(url + path, {
        method: 'POST',
        headers: { cookie, ...(body !== undefined && { 'Content-Type': 'application/json' }), ...headers },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
  }
}
