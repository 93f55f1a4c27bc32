import { ApiProblem, describeWait, messageOf } from '#admin/api/problem.ts'

const byCode: Readonly<Record<string, string>> = {
  INVALID_CODE: 'El código no es correcto. Escriba el que la aplicación muestra ahora.',
  code_already_used: 'Ese código ya se usó. Espere a que la aplicación muestre otro.',
  INVALID_BACKUP_CODE: 'Ese código de recuperación no es correcto o ya se usó.',
  INVALID_TWO_FACTOR_COOKIE: 'Pasó demasiado tiempo. Escriba de nuevo su contraseña.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Hubo demasiados códigos equivocados. Escriba de nuevo su contraseña.',
  AUTHENTICATION_FAILED:
    'No se pudo comprobar la llave de acceso. Intente de nuevo o entre con su contraseña.',
  PASSKEY_USER_NOT_VERIFIED:
    'Su dispositivo debe pedir la huella, el rostro o el PIN. Actívelo e intente de nuevo.',
  PASSKEY_NOT_FOUND:
    'El sitio no conoce esa llave de acceso: quizá se quitó de la cuenta. Entre con su contraseña.',
  INVALID_PASSWORD: 'La contraseña actual no es correcta.',
  PASSWORD_TOO_SHORT: 'La contraseña debe tener al menos 12 caracteres.',
  PASSWORD_TOO_LONG: 'La contraseña es demasiado larga. Use 128 caracteres como máximo.',
}

/** Why sign-in or an account change failed. A wrong e-mail address and a wrong password give the same message. */
export function signInMessage(error: unknown): string {
  if (!(error instanceof ApiProblem)) return messageOf(error)
  const known = byCode[error.code]
  if (known) return known
  if (error.status === 401 && error.code !== 'unauthorized')
    return 'El correo o la contraseña no son correctos.'
  if (error.status === 400) return error.issues[0]?.message ?? error.message
  if (error.status === 429) {
    return `Hubo demasiados intentos. Por seguridad, espere ${describeWait(error.retryAfter)} antes de intentar de nuevo.`
  }
  return error.status === 0
    ? 'No hay conexión con el sitio. Revise su internet e intente de nuevo.'
    : error.message
}
