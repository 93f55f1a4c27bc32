import { adviseOn } from '#content/advice/advisers.ts'
import { findPrice, pesos } from '#content/facts/prices.ts'
import { readTypedNumber } from '#content/numbers/typed-number.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { childOf } from '#content/values/json.ts'
import { factSentences } from './fact-sentences.ts'
import { inContent, type Rule } from './rule.ts'

const priceLaw =
  'El precio que se muestra es el total que pagará la paciente, con impuestos, y se respeta lo anunciado: la publicidad de servicios de salud es comprobable y no induce a error (Ley General de Salud, art. 306; además, si aplica, Ley Federal de Protección al Consumidor, arts. 7 y 7 bis).'

const visiblePrices = ({ consultationPrice }: SiteContent) =>
  consultationPrice.prices
    .map((price, index) => ({ ...price, path: `consultationPrice.prices.${index}` }))
    .filter(({ visible }) => visible)

/** '$1,200', '1200 pesos', 'MXN 1,200', 'costo: 1200'. */
const writtenPrices =
  /\$\s?(\d[\d,]*(?:\.\d+)*)|(?<![\d$.,])(\d[\d,]*)(?=\s?(?:pes(?:os|itos)(?!\p{L})|varos|MXN(?!\p{L})|M\.\s?N\.))|MXN\s?(\d[\d,]*)|(?<!\p{L})(?:costos?|cuestan?|precio|vale|cobr[oa]|cobramos|inversión|tarifa|honorarios)\s?:?\s(?:de\s|es\s|desde\s)?(\d[\d,]*)(?![\d,]|\s?(?:%|pes|MXN|M\.))/giu

/** Smaller numbers are no price of a practice. */
const minBare = 20

export const priceRules: readonly Rule[] = [
  {
    id: 'precio-sin-monto',
    level: 'bloquea',
    reason: priceLaw,
    find: inContent(function* (content) {
      for (const { path, name, amount } of visiblePrices(content)) {
        if (amount === 0) yield { path: `${path}.amount`, text: `«${name}» se anuncia en cero pesos.` }
      }
    }),
  },
  {
    id: 'precio-raro',
    level: 'avisa',
    reason: `${priceLaw} Un precio fuera de lo usual suele ser un error al escribirlo.`,
    find: inContent(function* (content) {
      for (const { path, name, amount } of visiblePrices(content)) {
        const advice = amount > 0 ? adviseOn('price', `${amount}`) : undefined
        if (advice) yield { path: `${path}.amount`, text: `«${name}»: ${advice.text}` }
      }
    }),
  },
  {
    id: 'precio-sin-incluye',
    level: 'avisa',
    reason: `${priceLaw} Sin lo que incluye, la paciente no puede saber qué paga.`,
    find: inContent(function* (content) {
      for (const { path, name, description } of visiblePrices(content)) {
        if (description.trim() === '')
          yield { path: `${path}.description`, text: `«${name}» no dice qué incluye.` }
      }
    }),
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
    *find(part, site) {
      const { shown } = site
      if (part.document === 'testimonials') return
      const known = new Set(visiblePrices(shown['site-content']).map(({ amount }) => pesos(amount)))
      if (known.size === 0) return
      for (const { path, said, where } of factSentences(part, site)) {
        for (const [, ...ways] of said.matchAll(writtenPrices)) {
          const written = ways.find((way) => way !== undefined) ?? ''
          const read = readTypedNumber(written, {})
          if (read.kind === 'number' && (read.value < minBare || known.has(pesos(read.value)))) continue
          yield {
            path,
            text: `${where}Dice «${ways[0] ? '$' : ''}${written}», y en Precios no hay ese total.`,
            part: written,
          }
        }
      }
    },
  },
]
