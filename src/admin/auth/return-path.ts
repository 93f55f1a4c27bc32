const start = '/admin'

/** The sign-in page, with the path to return to. */
export function signInPath(from: string): string {
  const target = safeReturnPath(from)
  return target === start ? '/admin/entrar' : `/admin/entrar?volver=${encodeURIComponent(target)}`
}

/** Where to go after sign-in. Accepts only pages of this admin, because the path comes from the address bar. */
export function safeReturnPath(path: string | null): string {
  if (!path || !URL.canParse(path, window.location.origin)) return start
  const url = new URL(path, window.location.origin)
  const isHere = url.origin === window.location.origin
  const isScreen = url.pathname === start || url.pathname.startsWith(`${start}/`)
  const isSignIn = /^\/admin\/(?:entrar|configurar|invitacion|recuperar)\b/.test(url.pathname)
  return isHere && isScreen && !isSignIn ? url.pathname + url.search + url.hash : start
}
