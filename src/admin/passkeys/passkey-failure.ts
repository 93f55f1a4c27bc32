/** The browser, the device or the user did not complete a passkey request. The message is Spanish text for the user. */
export class PasskeyFailure extends Error {
  override readonly name = 'PasskeyFailure'
  /** The page itself cancelled the request: show nothing. */
  readonly isAborted: boolean

  constructor(cause: unknown, isSecure = window.isSecureContext) {
    super(describe(cause, isSecure), { cause })
    this.isAborted = nameOf(cause) === 'AbortError' || codeOf(cause) === 'ERROR_CEREMONY_ABORTED'
  }
}

function describe(cause: unknown, isSecure: boolean): string {
  if (cause === undefined) {
    return isSecure
      ? 'Este navegador no sabe usar llaves de acceso. Actualícelo, use otro, o entre con su contraseña.'
      : 'Las llaves de acceso solo funcionan con https. Abra la administración en la dirección https:// de su sitio.'
  }
  switch (nameOf(cause)) {
    case 'NotAllowedError':
      return 'No se usó ninguna llave de acceso: se canceló o pasó demasiado tiempo. Intente de nuevo.'
    case 'InvalidStateError':
      return 'Este dispositivo ya tiene una llave de acceso de su cuenta.'
    case 'SecurityError':
      return 'La llave de acceso no sirve en esta dirección. Abra la administración en la dirección https:// de su sitio.'
    case 'NotSupportedError':
    case 'ConstraintError':
      return 'Este dispositivo no puede guardar una llave de acceso con huella, rostro o PIN.'
    default:
      return 'El dispositivo no pudo usar la llave de acceso. Intente de nuevo.'
  }
}

/** The library wraps the browser's error but keeps its name. */
const nameOf = (error: unknown) => (error instanceof Error ? error.name : '')
const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
