import { errorCode } from './error-code.ts'

const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'no queda espacio en el disco',
  EDQUOT: 'se agotó la cuota de disco',
  EACCES: 'no hay permiso para escribir ahí',
  EPERM: 'no hay permiso para escribir ahí',
  EROFS: 'el disco es de solo lectura',
  ENOTDIR: 'parte de la ruta no es una carpeta',
  EISDIR: 'hay una carpeta donde debe ir un enlace o un archivo',
}

/** The reason for a disk error, in words for the operator. */
export function diskReason(cause: unknown): string {
  const code = errorCode(cause) ?? ''
  return reasons[code] ?? (code || String(cause))
}

export const isOutOfSpace = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(errorCode(error) ?? '')
