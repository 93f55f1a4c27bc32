import { localTime, momentOf } from '#content/hours/local-time.ts'
import { timeZoneNames } from '#content/hours/time-zones.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { isDay } from '#content/texts/is-day.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import { childOf, isJsonList, type Json, valueAt } from '#content/values/json.ts'
import { identifiedPrices } from '../site-content/price-ids.ts'

type Dated = { readonly visible: boolean; readonly validFrom: string }

const isEarly = ({ visible, validFrom }: Dated, day: string) => visible && isDay(validFrom) && validFrom > day

/** The content as visitors see it at a moment: a price whose first day is still to come is hidden. */
export function withValidPrices(content: SiteContent, moment: Date): SiteContent {
  const { consultationPrice, doctorWorkInfo } = content
  const day = localTime(moment, doctorWorkInfo.timeZone).date
  if (!consultationPrice.prices.some((price) => isEarly(price, day))) return content
  const prices = consultationPrice.prices.map((price) =>
    isEarly(price, day) ? { ...price, visible: false } : price,
  )
  return { ...content, consultationPrice: { ...consultationPrice, prices } }
}

/** When pages change because the first day of a price begins. */
export const priceChanges = ({ consultationPrice, doctorWorkInfo }: SiteContent): Date[] =>
  consultationPrice.prices
    .filter(({ validFrom }) => isDay(validFrom))
    .map(({ validFrom }) => momentOf({ date: validFrom, time: '00:00' }, doctorWorkInfo.timeZone))

export type EarlyPrice = {
  /** Path of the field with the date; it names the price by its position. */
  readonly path: string
  readonly validFrom: string
  readonly message: string
  /** What visitors see until then under the same name; undefined if they see none. */
  readonly shownAmount: number | undefined
}

/**
 * New prices that must not be published on this day, because they are valid only later. The list holds one amount for
 * each price, so today's would be gone. One that is stored with the same date already does not block other changes.
 */
export function earlyPrices(before: Json | undefined, after: Json | undefined, day: string): EarlyPrice[] {
  const stored = new Map(datedPrices(before).map((price) => [price.id, price]))
  return datedPrices(after).flatMap((price, index) => {
    if (!isEarly(price, day)) return []
    const former = stored.get(price.id)
    if (former?.visible && former.validFrom === price.validFrom) return []
    return [
      {
        path: `${pricesPath}.${index}.validFrom`,
        validFrom: price.validFrom,
        message: `${price.name ? `«${price.name}»` : 'Este precio'} vale desde el ${spanishDate(price.validFrom)}: publíquelo con esa fecha, no antes.`,
        shownAmount: former?.visible && !isEarly(former, day) ? former.amount : undefined,
      },
    ]
  })
}

/** The day in the practice's time zone. @param content May be a draft that is not valid yet. */
export function practiceDay(content: Json | undefined, moment: Date): string {
  const chosen = valueAt(content, 'doctorWorkInfo.timeZone')
  return localTime(moment, timeZoneNames.find((name) => name === chosen) ?? timeZoneNames[0]).date
}

const pricesPath = 'consultationPrice.prices'

/** The prices of site content, which may be a draft that is not valid yet. */
export function datedPrices(content: Json | undefined) {
  const prices = valueAt(content, pricesPath)
  return identifiedPrices(
    (isJsonList(prices) ? prices : []).map((price) => {
      const amount = childOf(price, 'amount')
      return {
        id: `${childOf(price, 'id') ?? ''}`,
        name: `${childOf(price, 'name') ?? ''}`,
        validFrom: `${childOf(price, 'validFrom') ?? ''}`,
        visible: childOf(price, 'visible') !== false,
        amount: typeof amount === 'number' ? amount : undefined,
      }
    }),
  )
}
