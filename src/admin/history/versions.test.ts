import { expect, test } from 'vitest'
import { isRestorable, timeline, versionsOf } from './versions.ts'

const revision = (number: number, createdAt: string) => ({ number, author: 'ana@ejemplo.mx', createdAt })

test('the timeline has the versions of all documents, newest first', () => {
  const versions = timeline([
    versionsOf({ document: 'site-content' }, [
      revision(1, '2026-11-01T10:00:00Z'),
      revision(2, '2026-11-03T10:00:00Z'),
    ]),
    versionsOf({ document: 'selected-sections' }, [revision(1, '2026-11-02T10:00:00Z')]),
    versionsOf({ document: 'gallery' }, []),
  ])

  expect(
    versions.map(({ subject, number, isLatest, previous }) => [subject.document, number, isLatest, previous]),
  ).toEqual([
    ['site-content', 2, true, 1],
    ['selected-sections', 1, true, undefined],
    ['site-content', 1, false, undefined],
  ])
})

test('a version is compared with the previous one that still exists', () => {
  const subject = { document: 'services', entry: 'colposcopia' } as const
  const versions = versionsOf(subject, [
    { ...revision(9, '2026-11-03T10:00:00Z'), kind: 'changed' },
    { ...revision(1, '2026-11-01T10:00:00Z'), kind: 'added' },
  ])

  expect(versions.map(({ previous }) => previous)).toEqual([1, undefined])
})

test('a deleted entry is restored to its state before the removal', () => {
  const versions = versionsOf({ document: 'services', entry: 'colposcopia' }, [
    { ...revision(3, '2026-11-05T10:00:00Z'), kind: 'added' },
    { ...revision(2, '2026-11-03T10:00:00Z'), kind: 'removed' },
    { ...revision(1, '2026-11-01T10:00:00Z'), kind: 'added' },
  ])

  expect(versions.map(isRestorable)).toEqual([false, false, true])
})
