/** An address in which no line ends within «C. P.» or before the number. */
export const withWholePostalCode = (address: string): string =>
  address.replace(/\bC\. ?P\. /g, 'C.\u00a0P.\u00a0')
