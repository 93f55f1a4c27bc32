const format = new Intl.NumberFormat('es-MX', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** An amount as it is written, without its currency: «1,200». */
export const pesos = (amount: number) => format.format(amount)
