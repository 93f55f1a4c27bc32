/** better-auth's refusals, with better-auth's own codes. */
export const authRefusals = {
  INVALID_EMAIL_OR_PASSWORD: { status: 401, title: 'El correo o la contraseña no son correctos.' },
  INVALID_PASSWORD: { status: 400, title: 'La contraseña actual no es correcta.' },
  PASSWORD_TOO_SHORT: { status: 400, title: 'La contraseña debe tener al menos 12 caracteres.' },
  PASSWORD_TOO_LONG: {
    status: 400,
    title: 'La contraseña es demasiado larga. Use 128 caracteres como máximo.',
  },
  INVALID_CODE: {
    status: 401,
    title: 'El código no es correcto. Escriba el que la aplicación muestra ahora.',
  },
  INVALID_BACKUP_CODE: { status: 401, title: 'Ese código de recuperación no es correcto o ya se usó.' },
  INVALID_TWO_FACTOR_COOKIE: { status: 401, title: 'Pasó demasiado tiempo. Escriba de nuevo su contraseña.' },
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: {
    status: 400,
    title: 'Hubo demasiados códigos equivocados. Escriba de nuevo su contraseña.',
  },
  TOTP_NOT_ENABLED: { status: 400, title: 'La verificación en dos pasos no está activada.' },
  BACKUP_CODES_NOT_ENABLED: { status: 400, title: 'La verificación en dos pasos no está activada.' },
  TWO_FACTOR_NOT_ENABLED: { status: 400, title: 'La verificación en dos pasos no está activada.' },
  PASSKEY_NOT_FOUND: {
    status: 404,
    title: 'El sitio no conoce esa llave de acceso: quizá se quitó de la cuenta. Entre con su contraseña.',
  },
  CHALLENGE_NOT_FOUND: {
    status: 400,
    title: 'Pasó demasiado tiempo. Intente de nuevo con su llave de acceso.',
  },
  AUTHENTICATION_FAILED: {
    status: 401,
    title: 'No se pudo comprobar la llave de acceso. Intente de nuevo o entre con su contraseña.',
  },
  PASSKEY_USER_NOT_VERIFIED: {
    status: 401,
    title: 'Su dispositivo debe pedir la huella, el rostro o el PIN. Actívelo e intente de nuevo.',
  },
  FAILED_TO_VERIFY_REGISTRATION: {
    status: 400,
    title: 'No se pudo comprobar la llave de acceso. Intente agregarla de nuevo.',
  },
} as const
