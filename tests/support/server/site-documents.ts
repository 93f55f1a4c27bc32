import { parseSnapshot, type Snapshot } from '#content/documents/snapshot.ts'
import { sampleDocuments } from '#sample/index.ts'

/** The sample site content with another doctor's name, so that tests can tell states apart. */
export function siteContentOf(doctor: string) {
  const content = sampleDocuments['site-content']
  return { ...content, doctorInfo: { ...content.doctorInfo, name: doctor } }
}

export function snapshotOf(doctor: string): Snapshot {
  return parseSnapshot({ ...sampleDocuments, 'site-content': siteContentOf(doctor) })
}

export { sampleDocuments }
