/** A name that a list of the site content offers, with a drawing of the site if there is one. */
export type UsualName = { readonly name: string; readonly picture?: string }

const named = (...names: readonly string[]): readonly UsualName[] => names.map((name) => ({ name }))

const drawn = (name: string, drawing: string): UsualName => ({
  name,
  picture: `/dibujos/pagos/${drawing}.svg`,
})

/**
 * What lists in Mexico usually contain. They say nothing about a practice: its owner ticks what is true, and may type
 * any other name. Names are plain text, because a company's logo is not the owner's to use.
 */
export const usualNames = {
  /**
   * Companies that insure medical expenses or administer such plans, by name. The authorised ones are in the register of
   * the Comisión Nacional de Seguros y Fianzas, https://www.gob.mx/cnsf.
   */
  insurers: named(
    ...['Allianz México', 'AXA Seguros', 'BBVA Seguros Salud', 'Bupa México', 'Chubb Seguros', 'GNP Seguros'],
    ...['La Latinoamericana Seguros', 'MAPFRE México', 'Mediaccess', 'MetLife México', 'Pan-American México'],
    ...['Plan Seguro', 'Prevem Seguros', 'Seguros Atlas', 'Seguros Banorte', 'Seguros Inbursa'],
    ...['Seguros Monterrey New York Life', 'Seguros Ve por Más', 'SiSNova', 'Sofía', 'Vitamédica'],
    ...['Zurich México', 'Zurich Santander'],
  ),
  payments: [
    drawn('Efectivo', 'efectivo'),
    drawn('Tarjeta de débito', 'tarjeta-de-debito'),
    drawn('Tarjeta de crédito', 'tarjeta-de-credito'),
    drawn('Transferencia', 'transferencia'),
    ...named(
      'Depósito bancario',
      'American Express',
      'Meses sin intereses',
      'CoDi',
      'Mercado Pago',
      'PayPal',
    ),
    drawn('Seguro de gastos médicos', 'seguro'),
  ],
} as const

export type UsualNamesOf = keyof typeof usualNames
