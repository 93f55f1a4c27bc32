import { plainText } from '#content/texts/words.ts'
import type { MapPoint } from './typed-point.ts'

type Box = readonly [south: number, north: number, west: number, east: number]

/** A state of Mexico, the first two digits of its postal codes, and the box around it. */
export type MexicanState = {
  readonly name: string
  /** Other usual names, in lower case without accents or points. */
  readonly names: readonly string[]
  readonly postal: readonly [first: number, last: number]
  readonly box: Box
}

const state = (name: string, names: string, first: number, last: number, ...box: Box): MexicanState => ({
  name,
  names: [plainText(name), ...names.split(', ')],
  postal: [first, last],
  box,
})

/** Extreme coordinates by INEGI (Aspectos geográficos), postal codes by SEPOMEX. */
const states: readonly MexicanState[] = [
  state('Ciudad de México', 'cdmx, df, distrito federal, mexico df', 0, 16, 19.04, 19.6, -99.37, -98.94),
  state('Aguascalientes', 'ags', 20, 20, 21.62, 22.46, -102.88, -101.83),
  state('Baja California', 'bc', 21, 22, 27.99, 32.72, -118.5, -112.76),
  state('Baja California Sur', 'bcs', 23, 23, 22.87, 28.01, -115.23, -109.41),
  state('Campeche', 'camp', 24, 24, 17.81, 20.86, -92.47, -89.12),
  state('Coahuila', 'coah, coahuila de zaragoza', 25, 27, 24.53, 29.88, -103.97, -99.84),
  state('Colima', 'col', 28, 28, 18.68, 19.52, -104.7, -103.48),
  state('Chiapas', 'chis', 29, 30, 14.53, 17.99, -94.15, -90.36),
  state('Chihuahua', 'chih', 31, 33, 25.55, 31.79, -109.08, -103.3),
  state('Durango', 'dgo', 34, 35, 22.31, 26.85, -107.22, -102.47),
  state('Guanajuato', 'gto', 36, 38, 19.91, 21.84, -102.1, -99.67),
  state('Guerrero', 'gro', 39, 41, 16.31, 18.89, -102.19, -98),
  state('Hidalgo', 'hgo', 42, 43, 19.59, 21.4, -99.87, -97.98),
  state('Jalisco', 'jal', 44, 49, 18.92, 22.75, -105.7, -101.5),
  state(
    'Estado de México',
    'mex, mexico, edomex, edo mex, edo de mex, edo de mexico',
    50,
    57,
    18.36,
    20.29,
    -100.62,
    -98.59,
  ),
  state('Michoacán', 'mich, michoacan de ocampo', 58, 61, 17.91, 20.4, -103.74, -100.06),
  state('Morelos', 'mor', 62, 62, 18.33, 19.14, -99.5, -98.63),
  state('Nayarit', 'nay', 63, 63, 20.6, 23.09, -106.7, -103.72),
  state('Nuevo León', 'nl', 64, 67, 23.16, 27.8, -101.21, -98.42),
  state('Oaxaca', 'oax', 68, 71, 15.65, 18.67, -98.56, -93.86),
  state('Puebla', 'pue', 72, 75, 17.86, 20.84, -99.07, -96.72),
  state('Querétaro', 'qro', 76, 76, 20.01, 21.67, -100.6, -99.04),
  state('Quintana Roo', 'qroo, q roo', 77, 77, 17.81, 21.61, -89.42, -86.7),
  state('San Luis Potosí', 'slp', 78, 79, 21.16, 24.5, -102.3, -98.32),
  state('Sinaloa', 'sin', 80, 82, 22.46, 27.05, -109.46, -105.39),
  state('Sonora', 'son', 83, 85, 26.29, 32.5, -115.06, -108.42),
  state('Tabasco', 'tab', 86, 86, 17.25, 18.66, -94.14, -90.98),
  state('Tamaulipas', 'tamps', 87, 89, 22.2, 27.68, -100.15, -97.14),
  state('Tlaxcala', 'tlax', 90, 90, 19.1, 19.73, -98.71, -97.62),
  state('Veracruz', 'ver, veracruz de ignacio de la llave', 91, 96, 17.13, 22.48, -98.69, -93.6),
  state('Yucatán', 'yuc', 97, 97, 19.55, 21.64, -90.41, -87.53),
  state('Zacatecas', 'zac', 98, 99, 21.03, 25.13, -104.36, -100.74),
]

/** The state that a text names: 'Jal.', 'Edo. Méx.', 'CDMX'. */
export function stateNamed(text: string): MexicanState | undefined {
  const name = plainText(text.slice(0, 100)).replaceAll('.', '').trim()
  return states.find(({ names }) => names.includes(name))
}

/** The state of a postal code. */
export function stateOfPostalCode(code: string): MexicanState | undefined {
  if (!/^\d{5}$/.test(code.trim())) return
  const start = Number(code.trim().slice(0, 2))
  return states.find(({ postal: [first, last] }) => start >= first && start <= last)
}

/** Some kilometres, for boxes that are not exact. */
const tolerance = 0.1

export const isInState = ({ latitude, longitude }: MapPoint, { box }: MexicanState): boolean => {
  const [south, north, west, east] = box
  return (
    latitude > south - tolerance &&
    latitude < north + tolerance &&
    longitude > west - tolerance &&
    longitude < east + tolerance
  )
}

/** Whether a point is in the box of one of the states, so in Mexico or close to it. */
export const isInMexico = (point: MapPoint): boolean => states.some((one) => isInState(point, one))
