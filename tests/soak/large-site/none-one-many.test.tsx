import { describe, expect, test } from 'vitest'
import { parseSnapshot } from '#content/documents/snapshot.ts'
import { siteWithEach } from '../../support/large-site.ts'
import { faultsOfPages } from '../../support/site/whole-pages.tsx'
import { defaultsWith, rounds, selectionOf } from '../../support/variant-site.ts'

describe.each([0, 1, 2, 200])('a site with %i entries of each kind', (count) => {
  const documents = siteWithEach(count)

  test.each(rounds.map((choice, round) => ({ choice, round })))('has whole pages in layouts $round', ({
    choice,
  }) => {
    const selection = selectionOf(defaultsWith(choice))

    expect(faultsOfPages(parseSnapshot({ ...documents, 'selected-sections': selection }))).toEqual([])
  })
})
