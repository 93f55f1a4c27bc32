const format = new Intl.NumberFormat('es-MX', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
})

/** Formats an amount without currency: «1,200». */
export const pesos = (amount: number) => format.format(amount)
