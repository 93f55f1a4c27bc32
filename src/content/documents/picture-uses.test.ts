import { expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { mediaPath } from '../media/media.ts'
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
      path: 'tumores-y-quistes-de-mama.imageHome',
      label: expect.stringContaining(documents.diseases[2]?.name ?? '?'),
      entry: documents.diseases[2]?.id,
    },
  ])
})
