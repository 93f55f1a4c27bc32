/** How a text begins that a new page of her own has in place of hers. */
export const toBeWritten = { 'es-MX': 'Escriba aquí', en: 'Write here' } as const

/** Whether a text of a new page still says what to write there. It cannot be published. */
export const isToBeWritten = (text: string): boolean =>
  Object.values(toBeWritten).some((words) => text.trimStart().startsWith(words))
