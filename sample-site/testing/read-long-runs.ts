import { parentPort, workerData } from 'node:worker_threads'
import { z } from 'zod'
import { adviseOnPhone, adviseOnWhatsapp } from '#content/advice/advisers.ts'
import { checkSteps } from '#content/checks/check-site.ts'
import { findPhrases } from '#content/checks/phrases/find-phrases.ts'
import { otherHours } from '#content/checks/written-hours.ts'
import { documentNames, documents } from '#content/documents/documents.ts'
import { cutAtWord } from '#content/documents/entry-metadata.ts'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { fitText } from '#content/facts/complete-content.ts'
import { completeSnapshot } from '#content/facts/complete-snapshot.ts'
import { markValues, replaceMarks, unknownMarks } from '#content/facts/marks.ts'
import { storedForm } from '#content/facts/stored-form.ts'
import { type Field, schemaTree } from '#content/fields/schema-tree.ts'
import { hoursText } from '#content/hours/hours-text.ts'
import { parseOpeningHours } from '#content/hours/opening-hours.ts'
import { readMapPoint } from '#content/links/map-point.ts'
import { readLink } from '#content/links/read-link.ts'
import { readPlace } from '#content/links/read-place.ts'
import { groupPhone, readPhone } from '#content/phones/phone-number.ts'
import { explainPhones, readPhones } from '#content/phones/several-phones.ts'
import { paragraphParts } from '#content/texts/paragraphs.ts'
import { slugOf } from '#content/texts/slug.ts'
import { sampleDocuments } from '#sample/index.ts'

/**
 * Runs in a thread that the test can end: reads texts that repeat one separator, in every way in which the content reads
 * what people type, and says what it does.
 */
const separators = z.array(z.string().min(1)).parse(workerData)

/** A text that repeats the separator between two letters. */
const runOf = (separator: string, length: number): string =>
  `a${separator.repeat(Math.ceil(length / separator.length)).slice(0, Math.max(0, length - 2))}a`

/** Far longer than any field: what takes more than linear time does not end in the time of the test. */
const longLength = 100_000

const snapshot = parseSnapshot(sampleDocuments)
const content = snapshot['site-content']
const [service, ...services] = snapshot.services
if (!service) throw new Error('The sample has services.')

const ways: Readonly<Record<string, (long: string, run: (length: number) => string) => unknown>> = {
  phone: (long) => [
    readPhones(long),
    explainPhones(long),
    readPhone(`55${long}`),
    readPhone(long),
    groupPhone(long),
    adviseOnPhone(long),
    adviseOnWhatsapp(long),
  ],
  link: (long) => readLink(long, { hosts: ['instagram.com'], profile: 'https://instagram.com/' }),
  iframe: (long) => readLink(`<iframe ${long}`, { hosts: [] }),
  map: (long) => {
    for (const text of [
      long,
      `https://www.google.com/maps/dir/${long}`,
      `19.4${long}`,
      `<iframe src="${long}`,
    ])
      readPlace(text)
    return [readMapPoint(long), readMapPoint(`https://maps/dir/${long}`)]
  },
  slug: (long) => slugOf(long),
  marks: (long) => [
    replaceMarks(`${long}{ciudad}`, markValues(content)),
    unknownMarks(long, markValues(content)),
  ],
  fitted: (long, run) => {
    for (const text of [long, `Dra. ${run(42)} ${'bbb '.repeat(100)}`]) fitText(text, 'home.metadataTitle')
  },
  cut: (long) => [cutAtWord(long, 160), cutAtWord(long, 90_000)],
  paragraphs: paragraphParts,
  phrases: findPhrases,
  hours: (long) => {
    const hours = { dayRange1: long, hours1: long, dayRange2: long, hours2: long }
    return [parseOpeningHours(hours), hoursText(hours), otherHours(long, content)]
  },
  schemas: (_long, run) => {
    for (const name of documentNames) readFields(schemaTree(documents[name].schema), run)
  },
  facts: (_long, run) => {
    for (const name of ['name', 'specialty', 'city', 'email'] as const) {
      const doctorInfo = { ...content.doctorInfo, [name]: `${run(42)} ${'bbb '.repeat(40)}` }
      const changed = { ...content, doctorInfo }
      completeSnapshot({ ...snapshot, 'site-content': changed })
      storedForm('site-content', changed)
    }
  },
  checks: (_long, run) => {
    const changed = { ...service, description: run(20_000), forWhat: run(20_000) }
    const site = { ...snapshot, services: [changed, ...services] }
    return [...checkSteps(site, { sample: snapshot, today: '2026-01-31' })]
  },
}

/** Each field reads a text of its own limit. */
function readFields(field: Field, run: (length: number) => string): void {
  if (field.kind === 'group') for (const child of field.fields) readFields(child, run)
  else if (field.kind === 'list') readFields(field.item, run)
  else field.schema.safeParse(run(('maxLength' in field ? field.maxLength : undefined) ?? 2000))
}

for (const separator of separators) {
  const long = runOf(separator, longLength)
  for (const [name, read] of Object.entries(ways)) {
    parentPort?.postMessage(`${name} of ${JSON.stringify(separator)}`)
    read(long, (length) => runOf(separator, length))
  }
}
