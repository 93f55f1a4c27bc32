import { expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { mediaPath } from './media.ts'
import { usesIn } from './picture-uses.ts'
import { parseSnapshot } from './snapshot.ts'

const picture = '1'.repeat(16)
const documents = {
  ...sampleDocuments,
  diseases: sampleDocuments.diseases.map((entry, index) =>
    index === 2 ? { ...entry, imageHome: mediaPath(picture) } : entry,
  ),
}

test('names the document, the path and the entry that show a picture', () => {
  const uses = usesIn(parseSnapshot(documents)).get(picture)

  expect(uses).toEqual([
    {
      document: 'diseases',
      path: '2.imageHome',
      label: expect.stringContaining(documents.diseases[2]?.name ?? '?'),
      entry: documents.diseases[2]?.id,
    },
  ])
})

test('searches a document once, even if many releases show it', () => {
  const snapshot = parseSnapshot(documents)
  const first = usesIn(snapshot)
  const reads: PropertyKey[] = []
  const watched = new Proxy(snapshot.diseases, {
    get(target, key) {
      reads.push(key)
      return Reflect.get(target, key)
    },
  })

  usesIn({ ...snapshot, diseases: watched })
  const readFirst = reads.length
  const again = usesIn({ ...snapshot, diseases: watched })

  expect(readFirst).toBeGreaterThan(0)
  expect(reads).toHaveLength(readFirst)
  expect(again).toEqual(first)
})

test('reads each text of an entry without pictures once', () => {
  const snapshot = parseSnapshot(documents)
  const reads = snapshot.diseases.map(() => 0)
  const diseases = snapshot.diseases.map(
    (entry, index) =>
      new Proxy(entry, {
        get(target, key, receiver) {
          if (key === 'name') reads[index] = (reads[index] ?? 0) + 1
          return Reflect.get(target, key, receiver)
        },
      }),
  )

  usesIn({ ...snapshot, diseases })

  expect(reads.toSpliced(2, 1)).toEqual(reads.toSpliced(2, 1).map(() => 1))
})
