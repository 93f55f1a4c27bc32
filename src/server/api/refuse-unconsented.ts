import { type Testimonial, testimonial, testimonialEntries } from '#content/entries/testimonial.ts'
import { type ConsentGap, hidingGap } from '#content/entries/testimonial-consent.ts'
import { Problem } from '../problems/problem.ts'

/**
 * A check that throws `invalid_document` when a save of all testimonials adds, changes or shows one without written
 * consent. One that is stored like that already, by an earlier version, stays: visitors do not see it, and it must not
 * block other changes.
 */
export function refuseUnconsentedList(latest: unknown, next: unknown): void {
  const before = testimonialEntries.safeParse(latest).data ?? []
  const stored = new Set(before.map((each) => JSON.stringify(each)))
  refuse(
    testimonialEntries.parse(next).flatMap((each, index) => {
      const gap = stored.has(JSON.stringify(each)) ? undefined : hidingGap(each)
      return gap ? [{ ...gap, prefix: `${index}.`, name: each.name }] : []
    }),
  )
}

/** The same check for one testimonial that is new or changed. */
export function refuseUnconsented(_stored: unknown, next: unknown): void {
  const each: Testimonial = testimonial.parse(next)
  const gap = hidingGap(each)
  if (gap) refuse([{ ...gap, prefix: '', name: each.name }])
}

type Refused = ConsentGap & { readonly prefix: string; readonly name: string }

function refuse(found: readonly Refused[]): void {
  const [first] = found
  if (!first) return
  throw new Problem('invalid_document', {
    detail: `El testimonio de ${first.name} no se puede mostrar. ${first.message} O guárdelo oculto. No se guardó nada.`,
    issues: found.map(({ prefix, path, message }) => ({ path: `${prefix}${path}`, message })),
  })
}
