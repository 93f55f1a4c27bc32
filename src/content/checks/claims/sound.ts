/** Words that are typed short at night. */
const short: Readonly<Record<string, string>> = {
  q: 'que',
  k: 'que',
  ke: 'que',
  pa: 'para',
  xq: 'porque',
  pq: 'porque',
  porq: 'porque',
  aunq: 'aunque',
  ta: 'esta',
  tmb: 'tambien',
}

export const inFull = (word: string): string => short[word] ?? word

/** Shorter words have too many neighbours: «ha» and «a», «haya» and «halla». */
const minLength = 5

/**
 * How Mexicans pronounce a word without accents, so that «garantisado», «embarasada» and «reseta» are read as meant.
 * The letters are no transcription; they only are the same for words that sound the same.
 */
export const soundOf = (word: string): string => (word.length < minLength ? word : sounds(word))

const sounds = (word: string) =>
  word
    .replace(/(?<!c)h/g, '')
    .replace(/v/g, 'b')
    .replace(/z|c(?=[ei])/g, 's')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/n(?=[bp])/g, 'm')

/** What the beginnings of words that begin in this way may sound like: a last 'c' or 'g' depends on what follows. */
export function soundsOfBeginning(beginning: string): string[] {
  const whole = sounds(beginning)
  const soft = sounds(`${beginning}e`).slice(0, -1)
  return [...new Set([beginning, whole, soft])]
}

export const soundsOfEnding = (ending: string): string[] => [...new Set([ending, sounds(ending)])]
