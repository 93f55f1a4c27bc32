export const minimumLength = 12

export type Strength = {
  readonly word: 'Corta' | 'Débil' | 'Aceptable' | 'Buena' | 'Muy buena'
  readonly level: 0 | 1 | 2 | 3 | 4
}

const common = /contrase|password|doctora|ginecolog|consultorio|123456|qwerty|admin|abcdef/i

/**
 * Estimates how hard a password is to guess, mainly by length, then by variety. The words in `own` are easy to guess
 * for this user, so they do not count.
 */
export function passwordStrength(password: string, own: readonly string[] = []): Strength {
  if (password.length < minimumLength) return { word: 'Corta', level: 0 }

  const known = own.flatMap((words) => words.toLowerCase().split(/[\s@.]+/)).filter((word) => word.length > 2)
  const unknown = known.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase())
  const distinct = new Set(unknown).size
  if (distinct < 6 || common.test(password)) return { word: 'Débil', level: 1 }

  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const score = unknown.length + distinct + 2 * kinds
  if (score < 28) return { word: 'Aceptable', level: 2 }
  return score < 36 ? { word: 'Buena', level: 3 } : { word: 'Muy buena', level: 4 }
}
