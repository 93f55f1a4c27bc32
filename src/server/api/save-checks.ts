import { refusedValues } from '#content/advice/refused-values.ts'
import { type DocumentName, documentSchema } from '#content/documents/documents.ts'
import { type Entry, type EntryDocument, entrySchema, isEntryDocument } from '#content/documents/entries.ts'
import { testimonial, testimonialEntries } from '#content/entries/testimonial.ts'
import { hidingGap } from '#content/entries/testimonial-consent.ts'
import { completeContent } from '#content/facts/complete-content.ts'
import { earlyPrices, practiceDay } from '#content/facts/price-dates.ts'
import { ownerOnlyChanges } from '#content/fields/owner-only.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { childOf, isJson, isJsonList, isWithin, type Json } from '#content/values/json.ts'
import type { Role } from '#contract/call.ts'
import { Problem } from '../problems/problem.ts'

/** Many times more than the largest documents contain. */
const maxValues = 50_000

/** Refuses a value with so many parts that listing the errors of each would take too long. */
export function refuseTooManyValues(value: unknown): void {
  const waiting: unknown[] = [value]
  let seen = 0
  while (waiting.length > 0) {
    const next = waiting.pop()
    const children = typeof next === 'object' && next !== null ? Object.values(next) : []
    seen += children.length
    if (seen > maxValues)
      throw new Problem('too_large', { detail: 'El documento tiene demasiados elementos.' })
    for (const child of children) waiting.push(child)
  }
}

/**
 * A check that throws when a person with this role may not make a change.
 * @param at When visitors will see it.
 */
export function permitSave(document: DocumentName, role: Role, at: Date) {
  return (latest: unknown, next: unknown): void => {
    const [before, after] = [jsonOf(latest), jsonOf(next)]
    if (role !== 'owner') refuseOwnerOnly(document, before, after)
    const issues = refusedValues(schemaTree(documentSchema(document)), before, after ?? null)
    if (document === 'site-content') issues.push(...earlyPriceIssues(before, after, at))
    if (issues.length > 0) throw new Problem('invalid_document', { issues })
    if (document === 'testimonials') refuseUnconsentedList(latest, next)
  }
}

const earlyPriceIssues = (before: Json | undefined, after: Json | undefined, at: Date) =>
  earlyPrices(before, after, practiceDay(after, at)).map(({ path, message }) => ({ path, message }))

/** The same for one entry. An assistant may create an entry, but not sign it. */
export function permitEntrySave(document: EntryDocument, role: Role) {
  return (stored: Entry | undefined, next: Entry): void => {
    const tree = schemaTree(entrySchema(document))
    if (role !== 'owner') refusePaths(ownerOnlyChanges(tree, jsonOf(stored), jsonOf(next)))
    const issues = refusedValues(tree, jsonOf(stored), jsonOf(next) ?? null)
    if (issues.length > 0) throw new Problem('invalid_document', { issues })
    if (document === 'testimonials') refuseUnconsented([{ value: next, prefix: '' }])
  }
}

/** The same for the entries that an arrangement deletes. */
export const permitRemovals =
  (role: Role) =>
  (removed: readonly string[]): void => {
    if (role === 'owner' || removed.length === 0) return
    throw new Problem('owner_only', { detail: 'Solo la dueña puede borrar. No se guardó nada.' })
  }

function refuseOwnerOnly(document: DocumentName, latest: Json | undefined, next: Json | undefined): void {
  if (isEntryDocument(document)) refuseRemovals(latest, next)
  const tree = schemaTree(documentSchema(document))
  // Clients that read complete content send facts where the stored texts have marks. So a field counts as changed only
  // if visitors would read something else too.
  const visible =
    document === 'site-content' ? ownerOnlyChanges(tree, complete(latest), complete(next)) : undefined
  const paths = ownerOnlyChanges(tree, latest, next).filter(
    (path) => visible?.some((seen) => isWithin(path, seen) || isWithin(seen, path)) ?? true,
  )
  const isInner = (path: string) => paths.some((outer) => outer !== path && isWithin(path, outer))
  refusePaths(paths.filter((path) => !isInner(path)))
}

function refusePaths(paths: readonly string[]): void {
  if (paths.length === 0) return
  throw new Problem('owner_only', {
    detail:
      'Solo la dueña puede cambiar las cédulas, los títulos, el aviso de COFEPRIS y las firmas. No se guardó nada.',
    issues: paths.map((path) => ({ path, message: 'Solo la dueña puede cambiarlo.' })),
  })
}

function complete(value: unknown): Json | undefined {
  const { data } = siteContent.safeParse(value)
  return data && jsonOf(completeContent(data))
}

function jsonOf(value: unknown): Json | undefined {
  if (value === undefined || isJson(value)) return value
  throw new TypeError('A document is JSON.')
}

function refuseRemovals(latest: Json | undefined, next: Json | undefined): void {
  const left = new Set(itemsOf(next).map((entry) => childOf(entry, 'id')))
  if (itemsOf(latest).every((entry) => left.has(childOf(entry, 'id')))) return
  const detail =
    'Solo la dueña puede eliminar entradas o cambiar varias direcciones a la vez. No se guardó nada.'
  throw new Problem('owner_only', { detail })
}

const itemsOf = (value: Json | undefined): readonly Json[] => (isJsonList(value) ? value : [])

/**
 * Refuses a save that adds, changes or shows a testimonial without written consent. One that is stored like that
 * already, by an earlier version, stays: visitors do not see it, and it must not block other changes.
 */
function refuseUnconsentedList(latest: unknown, next: unknown): void {
  const before = testimonialEntries.safeParse(latest).data ?? []
  const stored = new Set(before.map((each) => JSON.stringify(each)))
  const all = testimonialEntries.parse(next).map((value, index) => ({ value, prefix: `${index}.` }))
  refuseUnconsented(all.filter(({ value }) => !stored.has(JSON.stringify(value))))
}

function refuseUnconsented(changed: readonly { readonly value: unknown; readonly prefix: string }[]): void {
  const refused = changed.flatMap(({ value, prefix }) => {
    const each = testimonial.parse(value)
    const gap = hidingGap(each)
    return gap ? [{ name: each.name, path: prefix + gap.path, message: gap.message }] : []
  })
  const [first] = refused
  if (!first) return
  throw new Problem('invalid_document', {
    detail: `El testimonio de ${first.name} no se puede mostrar. ${first.message} O guárdelo oculto. No se guardó nada.`,
    issues: refused.map(({ path, message }) => ({ path, message })),
  })
}
