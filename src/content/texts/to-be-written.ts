/** How a text begins that a new page of her own has in place of hers. The checks find it. */
export const toBeWritten = { 'es-MX': 'Escriba aquí', en: 'Write here' } as const
