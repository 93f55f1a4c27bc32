import type { CheckLevel } from '#content/checks/finding.ts'
import type { Snapshot } from '#content/documents/snapshot.ts'
import { required, sample } from '../own-site.ts'

export type Change = (site: Snapshot) => void
/** A fault, the rule that must find it, and the field that it must name. */
export type Fault = readonly [rule: string, path: string, plant: Change, level?: CheckLevel]

export const content = (site: Snapshot) => site['site-content']
export const disease = (site: Snapshot) => required(site.diseases[0])
export const service = (site: Snapshot) => required(site.services[0])
export const symptom = (site: Snapshot) => required(site.symptoms[0])
export const ownPage = (site: Snapshot) => required(site.pages[0])
export const price = (site: Snapshot) => required(content(site).consultationPrice.prices[0])
export const notice = (site: Snapshot) => required(site.notices[0])
export const from = sample['site-content']

/** Says something in the description of the first service. */
export const saying =
  (words: string): Change =>
  (site) => {
    service(site).description = `${words} ${service(site).description}`
  }
