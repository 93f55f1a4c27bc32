import type { Advice } from '#content/fields/advice.ts'
import { priceText } from '../facts/prices.ts'

/** Prices outside these limits are usual typing errors: a digit too few, or a point read as thousands. */
const usual = { min: 50, max: 500_000 }

export function adviseOnPrice(text: string): Advice | undefined {
  const amount = Number(text)
  if (!Number.isFinite(amount)) return
  if (Math.abs(amount * 100 - Math.round(amount * 100)) > 1e-6) {
    return {
      level: 'bloquea',
      text: `Se entiende ${text} pesos. Escriba los centavos con dos cifras, por ejemplo 1200.50.`,
    }
  }
  if (amount >= usual.min && amount <= usual.max) return
  return { level: 'avisa', asks: true, text: `¿Seguro que son ${priceText({ amount })}?` }
}
