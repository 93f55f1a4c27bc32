import { adviseOn } from '#content/advice/advisers.ts'
import { pesos } from '#content/facts/pesos.ts'
import { findPrice } from '#content/facts/prices.ts'
import { readTypedNumber } from '#content/numbers/typed-number.ts'
import { childOf } from '#content/values/json.ts'
import type { Rule } from './rule.ts'

const priceLaw =
  'El precio que se muestra es el total que pagará la paciente, con impuestos, y se respeta lo anunciado: la publicidad de servicios de salud es comprobable y no induce a error (Ley General de Salud, art. 306; además, si aplica, Ley Federal de Protección al Consumidor, arts. 7 y 7 bis).'

export const priceRules: readonly Rule[] = [
  {
    id: 'precio-sin-monto',
    level: 'bloquea',
    reason: priceLaw,
    *find({ document }, { stored }) {
      if (document !== 'site-content') return
      for (const [index, { name, amount, visible }] of stored[
        'site-content'
      ].consultationPrice.prices.entries()) {
        if (!visible || amount > 0) continue
        yield {
          path: `consultationPrice.prices.${index}.amount`,
          text: `«${name}» se anuncia en cero pesos.`,
        }
      }
    },
  },
  {
    id: 'precio-raro',
    level: 'avisa',
    reason: `${priceLaw} Un precio fuera de lo usual suele ser un error al escribirlo.`,
    *find({ document }, { stored }) {
      if (document !== 'site-content') return
      const { prices } = stored['site-content'].consultationPrice
      for (const [index, { name, amount, visible }] of prices.entries()) {
        const advice = visible && amount > 0 ? adviseOn('price', `${amount}`) : undefined
        if (advice)
          yield { path: `consultationPrice.prices.${index}.amount`, text: `«${name}»: ${advice.text}` }
      }
    },
  },
  {
    id: 'precio-sin-incluye',
    level: 'avisa',
    reason: `${priceLaw} Sin lo que incluye, la paciente no puede saber qué paga.`,
    *find({ document }, { shown }) {
      if (document !== 'site-content') return
      const { prices } = shown['site-content'].consultationPrice
      for (const [index, { name, description, visible }] of prices.entries()) {
        if (!visible || description.trim() !== '') continue
        yield {
          path: `consultationPrice.prices.${index}.description`,
          text: `«${name}» no dice qué incluye.`,
        }
      }
    },
  },
  {
    id: 'precio-sin-mostrar',
    level: 'avisa',
    reason: 'La página del servicio deja de mostrar su precio si usted lo oculta o lo quita de Precios.',
    *find(part, { shown }) {
      if (part.document !== 'services') return
      const id = childOf(part.stored, 'price')
      if (typeof id !== 'string' || id === '' || findPrice(shown['site-content'], id)) return
      yield { path: 'price', text: 'El precio que eligió está oculto o ya no existe.' }
    },
  },
  {
    id: 'precio-distinto',
    level: 'avisa',
    reason: `${priceLaw} Dos precios distintos para lo mismo obligan al menor o confunden.`,
    *find(part, { shown }) {
      if (part.document === 'testimonials') return
      const { prices } = shown['site-content'].consultationPrice
      const known = new Set(prices.filter(({ visible }) => visible).map(({ amount }) => pesos(amount)))
      if (known.size === 0) return
      for (const { path, text } of part.texts) {
        for (const [, dollars, pesosWritten] of text.matchAll(
          /\$\s?(\d[\d,]*(?:\.\d+)*)|(?<![\d$.,])(\d[\d,]*)(?=\s?(?:pesos\b|MXN\b))/g,
        )) {
          const written = dollars ?? pesosWritten ?? ''
          const read = readTypedNumber(written, {})
          if (read.kind === 'number' && known.has(pesos(read.value))) continue
          yield {
            path,
            text: `Dice «${dollars ? '$' : ''}${written}», y en Precios no hay ese total.`,
            part: written,
          }
        }
      }
    },
  },
]
