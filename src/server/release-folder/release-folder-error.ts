const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'no queda espacio en el disco',
  EDQUOT: 'se agotó la cuota de disco',
  EACCES: 'no hay permiso para escribir ahí',
  EPERM: 'no hay permiso para escribir ahí',
  EROFS: 'el disco es de solo lectura',
  ENOTDIR: 'parte de la ruta no es una carpeta',
  EISDIR: 'hay una carpeta donde debe ir un enlace o un archivo',
}

/** The release folder could not be written: what it shows stays as it was. */
export class ReleaseFolderError extends Error {
  override readonly name = 'ReleaseFolderError'

  constructor(folder: string, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : ''
    const reason = reasons[code] ?? (code || String(cause))
    super(`No se pudo escribir el sitio en RELEASE_DIR «${folder}»: ${reason}.`, { cause })
  }
}
