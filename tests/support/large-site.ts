import { join } from 'node:path'
import { openStore } from '#server/store/store.ts'
import { sampleDocuments } from '../../sample-site/index.ts'

type Topics = Pick<typeof sampleDocuments, 'services' | 'diseases' | 'symptoms'>

/** The sample site with this many services, diseases and symptoms in total. The result is deterministic. */
export function largeSite(entries: number): typeof sampleDocuments {
  return { ...sampleDocuments, ...topics([share(entries, 0), share(entries, 1), share(entries, 2)]) }
}

/** The sample site with this many services, diseases, symptoms and testimonials of each kind. */
export function siteWithEach(count: number): typeof sampleDocuments {
  const testimonials = copies(sampleDocuments.testimonials, count, ({ name }, mark) => ({
    name: `${name}${mark}`,
  }))
  return { ...sampleDocuments, ...topics([count, count, count]), testimonials }
}

const topics = ([services, diseases, symptoms]: readonly [number, number, number]): Topics => ({
  // An alias leads to one entry only, so the copies have none.
  services: copies(sampleDocuments.services, services, ({ title }, mark) => ({
    title: `${title}${mark}`,
    aliases: [],
  })),
  diseases: copies(sampleDocuments.diseases, diseases, ({ name }, mark) => ({ name: `${name}${mark}` })),
  symptoms: copies(sampleDocuments.symptoms, symptoms, ({ name }, mark) => ({ name: `${name}${mark}` })),
})

/** Fills a store for a server; pass the folder as its `DATA_DIR`. */
export async function seedSite(dataFolder: string, documents: typeof sampleDocuments): Promise<void> {
  const store = await openStore({ kind: 'sqlite', file: join(dataFolder, 'consultorio.db') })
  await store.seed(documents, 'sistema')
  await store.close()
}

export const seedLargeSite = (dataFolder: string, entries: number): Promise<void> =>
  seedSite(dataFolder, largeSite(entries))

/** Splits the number evenly among the three data sets. */
const share = (entries: number, index: number) => Math.floor((entries + index) / 3)

/** Repeats the samples; each round adds its number to addresses and names. */
function copies<Entry extends { readonly id?: string | undefined }>(
  samples: readonly Entry[],
  count: number,
  renamed: (sample: Entry, mark: string) => Partial<Entry>,
): Entry[] {
  return Array.from({ length: count }, (_, index) => {
    const sample = samples[index % samples.length]
    if (!sample) throw new Error('There are no samples to copy.')
    const round = Math.floor(index / samples.length) + 1
    return round === 1 ? sample : { ...sample, id: `${sample.id}-${round}`, ...renamed(sample, ` ${round}`) }
  })
}
