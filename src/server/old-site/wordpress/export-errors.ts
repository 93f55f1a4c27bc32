import { OldSiteError } from '../old-page.ts'

export const again = 'Vuelva a exportarlo desde WordPress y súbalo otra vez.'

export const noExport = () =>
  new OldSiteError(
    'Este archivo no es una exportación de WordPress. Expórtela en WordPress, en Herramientas › Exportar › Todo el contenido, y suba el archivo que termina en .xml.',
  )

/** What the parser objects to, by words of its message. */
const faults: readonly (readonly [RegExp, string])[] = [
  [/close tag|closing tag/, 'una etiqueta se cierra donde no se abrió'],
  [/entity/, 'un signo que empieza con & no existe'],
  [/attribute/, 'un atributo está mal escrito'],
  [/tag name|opening tag/, 'una etiqueta está mal escrita'],
  [/disallowed character/, 'hay un carácter que no se permite'],
]

export function damaged(line: number, cause?: unknown): OldSiteError {
  const message = cause instanceof Error ? cause.message : ''
  const fault = faults.find(([words]) => words.test(message))?.[1]
  const where = `El archivo está dañado cerca del renglón ${line}`
  return new OldSiteError(`${where}${fault ? `: ${fault}` : ''}. ${again}`, { cause })
}

export const incomplete = (line: number): OldSiteError =>
  new OldSiteError(`El archivo está incompleto: termina antes de tiempo, en el renglón ${line}. ${again}`)
