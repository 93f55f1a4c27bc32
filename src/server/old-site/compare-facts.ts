import { checkSteps } from '#content/checks/check-site.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { takeTurns } from '../process/waits.ts'
import type { FoundPage, FoundSite } from './found-site.ts'
import { makeDrafts } from './make-drafts.ts'
import { ownContent } from './own-content.ts'

/** The rules that compare texts with 'Mis datos': telephones, prices, hours and the like. */
const comparesFacts = /-distint[ao]s?$/

/** What in the texts of each page differs from the facts of the practice, by the page's place in the list. */
export async function compareFacts(
  saved: Snapshot,
  { host, pages }: Pick<FoundSite, 'host' | 'pages'>,
): Promise<string[][]> {
  const nothing = { ...saved, pages: [] }
  const drafts = makeDrafts(pages, { host, own: ownContent(nothing, []), pictureOf: () => '/medios/0' })
  const indexes = new Map<FoundPage, number>(pages.map((page, index) => [page, index]))
  const places = new Map(drafts.map(({ found, value }) => [value.id, indexes.get(found)]))
  const facts: string[][] = pages.map(() => [])
  const turn = takeTurns()
  const snapshot = { ...nothing, pages: drafts.map(({ value }) => value) }
  for (const findings of checkSteps(snapshot, { today: saved.moment.toISOString().slice(0, 10) })) {
    for (const { rule, place, text } of findings) {
      const index = place.document === 'pages' ? places.get(place.entry ?? '') : undefined
      if (index !== undefined && comparesFacts.test(rule)) facts[index]?.push(text)
    }
    await turn()
  }
  return facts.map((texts) => [...new Set(texts)])
}
