import { plainOf } from './sentences.ts'

/** A number of years, unless what comes before says that it is about others or no length of hers. */
const years = /(?<!\b(?:cada|tras|minimo|menos|primeros|hasta) )\b(\d{1,2}) (anos|decadas)\b/g

/** The words after a number of years of practice. */
const practised =
  /^ (?:de (?:\w+ )?(?:experiencia|practica|trayectoria|ejercicio|carrera|profesion|servicio|dedicacion|ejercer|operar|atender|acompanar|trabajar|consultar)|(?:\w+ )?(?:\w+ando|\w+iendo|dedicad[ao]s?|al lado|a su lado|junto)|(?:en|como) (?:\w+ )?(?:\w+ )?(?:gine|profesion|medicina|consult|especialidad|obstetricia|mujer))/

/** Words before the years that make them hers. */
const own = /\b(?:experiencia|trayectoria|llevo|llevamos|cumplo|cumplimos|ejerzo)\b/

/** The years of practice that a sentence names, as they are written there. Its numbers are in digits. */
export function yearsIn(said: string): { readonly years: number; readonly written: string }[] {
  const plain = plainOf(said)
  return Array.from(plain.matchAll(years)).flatMap(({ 0: whole, 1: number, 2: unit, index }) => {
    const end = index + whole.length
    const isAlone = /^\W*mas de \W*$/.test(plain.slice(0, index)) && /^\W*$/.test(plain.slice(end))
    if (!isAlone && !practised.test(plain.slice(end)) && !own.test(plain.slice(0, index))) return []
    return [{ years: Number(number) * (unit === 'decadas' ? 10 : 1), written: said.slice(index, end) }]
  })
}
