import { join } from 'node:path'
import { openStore } from '#server/store/store.ts'
import { sampleDocuments } from '../../sample-site/index.ts'

type Topics = Pick<typeof sampleDocuments, 'services' | 'diseases' | 'symptoms'>

/** The sample site with this many services, diseases and symptoms in total. The result is deterministic. */
export function largeSite(entries: number): typeof sampleDocuments {
  const topics = {
    services: copies(sampleDocuments.services, share(entries, 0), ({ title }, mark) => ({
      title: `${title}${mark}`,
    })),
    diseases: copies(sampleDocuments.diseases, share(entries, 1), ({ name }, mark) => ({
      name: `${name}${mark}`,
    })),
    symptoms: copies(sampleDocuments.symptoms, share(entries, 2), ({ name }, mark) => ({
      name: `${name}${mark}`,
    })),
  } satisfies Topics
  return { ...sampleDocuments, ...topics }
}

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
function copies<Entry extends { readonly id: string }>(
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
