import { checkedSite, partsOf } from '#content/checks/checked-site.ts'
import { type ReadText, readTexts } from '#content/checks/read-texts.ts'
import { sample, today } from './own-site.ts'

/** Every text that people read on the sample site. */
export function sampleTexts(): ReadText[] {
  const site = checkedSite(sample, { today })
  return [...partsOf(site)].flatMap((part) => [...readTexts(part, site)])
}
