import { afterEach, expect, test, vi } from 'vitest'
import { signIn, verifySecondFactor } from './auth.ts'

afterEach(() => vi.unstubAllGlobals())

/** A server that accepts what it is sent, for a browser that keeps its cookie or not. */
function browser({ keepsCookie, asksForCode = false }: { keepsCookie: boolean; asksForCode?: boolean }) {
  vi.stubGlobal('navigator', { cookieEnabled: keepsCookie })
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/auth/get-session') return Response.json(keepsCookie ? { user: {}, session: {} } : null)
    return Response.json(asksForCode ? { twoFactorRedirect: true } : {})
  })
}
const credentials = { email: 'ana@dra-ana.mx', password: 'correcta' }
const refused = {
  code: 'cookies_refused',
  status: 401,
  serverText: expect.stringContaining('Permita las cookies de este sitio'),
}

test('a right password in a browser that refuses cookies is no sign-in, and the words say what to do', async () => {
  browser({ keepsCookie: false })
  await expect(signIn(credentials)).rejects.toMatchObject(refused)

  browser({ keepsCookie: false, asksForCode: true })
  await expect(signIn(credentials)).rejects.toMatchObject(refused)

  browser({ keepsCookie: false })
  await expect(verifySecondFactor({ kind: 'totp', code: '123456' })).rejects.toMatchObject(refused)
})

test('a right password in a browser with cookies signs in', async () => {
  browser({ keepsCookie: true })
  expect(await signIn(credentials)).toBe('signed-in')

  browser({ keepsCookie: true, asksForCode: true })
  expect(await signIn(credentials)).toBe('second-factor')
})
