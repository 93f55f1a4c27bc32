import { plainText } from '#content/texts/words.ts'

/** The states of Mexico with other usual names, in lower case without accents or points. */
const states: readonly (readonly [name: string, ...others: string[]])[] = [
  ['Ciudad de México', 'cdmx', 'df', 'distrito federal', 'mexico df'],
  ['Aguascalientes', 'ags'],
  ['Baja California', 'bc'],
  ['Baja California Sur', 'bcs'],
  ['Campeche', 'camp'],
  ['Coahuila', 'coah', 'coahuila de zaragoza'],
  ['Colima', 'col'],
  ['Chiapas', 'chis'],
  ['Chihuahua', 'chih'],
  ['Durango', 'dgo'],
  ['Guanajuato', 'gto'],
  ['Guerrero', 'gro'],
  ['Hidalgo', 'hgo'],
  ['Jalisco', 'jal'],
  ['Estado de México', 'mex', 'mexico', 'edomex', 'edo mex', 'edo de mex', 'edo de mexico'],
  ['Michoacán', 'mich', 'michoacan de ocampo'],
  ['Morelos', 'mor'],
  ['Nayarit', 'nay'],
  ['Nuevo León', 'nl'],
  ['Oaxaca', 'oax'],
  ['Puebla', 'pue'],
  ['Querétaro', 'qro'],
  ['Quintana Roo', 'qroo', 'q roo'],
  ['San Luis Potosí', 'slp'],
  ['Sinaloa', 'sin'],
  ['Sonora', 'son'],
  ['Tabasco', 'tab'],
  ['Tamaulipas', 'tamps'],
  ['Tlaxcala', 'tlax'],
  ['Veracruz', 'ver', 'veracruz de ignacio de la llave'],
  ['Yucatán', 'yuc'],
  ['Zacatecas', 'zac'],
]

/** The name of the state that a text names: 'Jal.', 'Edo. Méx.', 'CDMX'. */
export function stateNamed(text: string): string | undefined {
  const name = plainText(text.slice(0, 100)).replaceAll('.', '').trim()
  return states.find(([full, ...others]) => plainText(full) === name || others.includes(name))?.[0]
}
