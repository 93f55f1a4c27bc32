import { parseSnapshot, type Snapshot } from '#content/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'

/** The sample site, its doctor renamed where a test wants to tell one state from another. */
export function siteContentOf(doctor: string) {
  const content = sampleDocuments['site-content']
  return { ...content, doctorInfo: { ...content.doctorInfo, name: doctor } }
}

export function snapshotOf(doctor: string): Snapshot {
  return parseSnapshot({ ...sampleDocuments, 'site-content': siteContentOf(doctor) })
}

export { sampleDocuments }
