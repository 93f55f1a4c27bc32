/** Small changes to the form of Spanish texts. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Lower case without accents: 'cedula' finds 'Cédula'. */
export const plainText = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether a text contains every word of a query, in any order. Case and accents are ignored. */
export function hasWords(text: string, query: string): boolean {
  const searched = plainText(text)
  return plainText(query)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}

/** '1 cambio', '3 cambios'. */
export const amount = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`
