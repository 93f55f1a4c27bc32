/** The name of the session's cookie, with and without the prefix that https adds (`call-headers.ts`). */
const sessionCookie = /(?:^|[; ])(?:__Host-)?consultorio\.session_token=[^;\s]/

/** Whether a Cookie header has a session. Says nothing about whether the session is valid. */
export const hasSessionCookie = (cookie: string | undefined): boolean =>
  cookie !== undefined && sessionCookie.test(cookie)
