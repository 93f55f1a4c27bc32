import { expect, test } from 'vitest'
import { sampleDocuments } from '#sample/index.ts'
import { arrangementOf } from './arrangement.ts'
import { withDrafts } from './draft-snapshot.ts'
import { parseSnapshot } from './snapshot.ts'

const snapshot = parseSnapshot(sampleDocuments)
const base = arrangementOf(snapshot.services)
const idsOf = ({ services }: typeof snapshot) => services.map(({ id }) => id)

test('shows a drafted order without the entries that it deletes, beside the drafts of entries', () => {
  const [first, ...others] = base.entries.toReversed()
  const value = { entries: [{ ...first, isRemoved: true }, ...others] }
  const entry = snapshot.services[0]
  if (!entry) throw new Error('The sample has services.')

  const shown = withDrafts(snapshot, [
    { document: 'services', entry: entry.id, base: entry, value: { ...entry, title: 'Otro nombre' } },
    { document: 'services', base, value },
  ])

  expect(idsOf(shown)).toEqual(idsOf(snapshot).toReversed().slice(1))
  expect(shown.services.at(-1)?.title).toBe('Otro nombre')
})

test('shows the saved order if the draft of the order cannot be read', () => {
  expect(idsOf(withDrafts(snapshot, [{ document: 'services', base, value: { entries: 'x' } }]))).toEqual(
    idsOf(snapshot),
  )
})
