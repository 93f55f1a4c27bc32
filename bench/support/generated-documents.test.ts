import { expect, test } from 'vitest'
import { sampleDocuments } from '../../content/index.ts'
import { parseSnapshot } from '../../src/content/snapshot.ts'
import { pagePaths } from '../../src/site/route.ts'
import { documentsWithEntries } from './generated-documents.ts'

test('a generated site has as many entries as asked for, each with a page of its own', () => {
  const snapshot = parseSnapshot(documentsWithEntries(1000))

  const entries = [...snapshot.services, ...snapshot.diseases, ...snapshot.symptoms]
  expect(entries).toHaveLength(1000)
  expect(new Set(pagePaths(snapshot)).size).toBe(1005)
})

test('it begins with the sample, and is the same each time', () => {
  const documents = documentsWithEntries(100)

  expect(documents.services.slice(0, sampleDocuments.services.length)).toEqual(sampleDocuments.services)
  expect(documents).toEqual(documentsWithEntries(100))
})
