import { sampleDocuments } from '../../content/index.ts'
import type { DocumentInputs } from '../../src/server/store/store.ts'
import { type TopicKind, topicKinds } from '../../src/site/topics.ts'

/**
 * The sample, its services, diseases and symptoms copied until there are `count` entries together: always the same
 * texts, each entry with an address and a name of its own.
 */
export function documentsWithEntries(count: number): DocumentInputs {
  const samples = topicKinds.reduce((sum, kind) => sum + sampleDocuments[kind].length, 0)
  const share = (kind: TopicKind) => Math.round((count * sampleDocuments[kind].length) / samples)
  const services = share('services')
  const diseases = share('diseases')
  return {
    ...sampleDocuments,
    services: copies(sampleDocuments.services, services, (entry, text) => ({ title: text(entry.title) })),
    diseases: copies(sampleDocuments.diseases, diseases, (entry, text) => ({ name: text(entry.name) })),
    symptoms: copies(sampleDocuments.symptoms, count - services - diseases, (entry, text) => ({
      name: text(entry.name),
    })),
  }
}

type Named<Entry> = (entry: Entry, text: (sample: string) => string) => Partial<Entry>

/** The entries over and over; from the second round on with the round's number in address and name. */
function copies<Entry extends { id: string }>(
  samples: readonly Entry[],
  count: number,
  named: Named<Entry>,
): Entry[] {
  return Array.from({ length: count }, (_, place) => {
    const sample = samples[place % samples.length]
    if (!sample) throw new RangeError('There is no sample to copy.')
    const round = Math.floor(place / samples.length) + 1
    if (round === 1) return sample
    return {
      ...sample,
      id: `${sample.id.slice(0, 70)}-${round}`,
      ...named(sample, (text) => `${text} ${round}`),
    }
  })
}
