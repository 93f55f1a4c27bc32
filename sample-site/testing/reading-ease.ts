/** Below this, the INFLESZ scale (Barrio-Cantalejo, 2008) no longer calls a text 'normal'. */
export const minNormal = 55

/**
 * Reading ease of a Spanish text by Szigriszt-Pazos: 206.835 − 62.3 × syllables per word − words per sentence.
 * 0 is very hard, 100 very easy. Undefined for texts of less than `minWords` words, for which it says little.
 */
export function readingEase(text: string, minWords = 60): number | undefined {
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length < minWords) return undefined
  const sentences = text
    .split(/(?<![.!?…:;])[.!?…:;]+(?=\s|$)|\n+/)
    .filter((sentence) => /\p{L}/u.test(sentence)).length
  const syllables = words.reduce((sum, word) => sum + syllablesIn(word), 0)
  return 206.835 - (62.3 * syllables) / words.length - words.length / Math.max(1, sentences)
}

/** Syllables of a Spanish word: its vowel groups, and one more for each hiatus. */
export function syllablesIn(word: string): number {
  const plain = word
    .toLowerCase()
    .replaceAll(/qu(?=[eiéí])|gu(?=[eiéí])/g, 'k')
    .replaceAll(/y$/g, 'i')
    .replaceAll('y', 'll')
  let syllables = 0
  for (const [group] of plain.matchAll(/[aeiouáéíóúüh]+/g)) syllables += nucleiIn(group)
  return Math.max(1, syllables)
}

/** Two strong vowels, or an accented weak vowel beside a strong one, are separate syllables. */
function nucleiIn(group: string): number {
  const vowels = [...group].filter((letter) => letter !== 'h')
  let nuclei = 0
  let isStrongBefore = false
  for (const vowel of vowels) {
    const isStrong = 'aeoáéóíú'.includes(vowel)
    if (isStrong && isStrongBefore) nuclei += 1
    if (isStrong) isStrongBefore = true
  }
  return nuclei + 1
}
