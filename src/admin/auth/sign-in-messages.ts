import { ApiProblem, describeWait, messageOf } from '#admin/api/problem.ts'

/** Why sign-in or an account change failed. A wrong e-mail address and a wrong password give the same message. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof ApiProblem)) return messageOf(error)
  const { status, code, serverText, issues, retryAfter, message } = error
  if (status === 401 && code !== 'unauthorized')
    return serverText ?? 'El correo o la contraseña no son correctos.'
  if (status === 400) return issues[0]?.message ?? message
  if (status === 429)
    return `Hubo demasiados intentos. Por seguridad, espere ${describeWait(retryAfter)} antes de intentar de nuevo.`
  return status === 0 ? 'No hay conexión con el sitio. Revise su internet e intente de nuevo.' : message
}
