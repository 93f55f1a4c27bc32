import { type ReactNode, useDeferredValue, useEffect, useState } from 'react'
import { useDocument } from '#admin/api/documents.ts'
import { documentSchema } from '#content/documents/documents.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { useDraft } from '../form-context.tsx'
import { type Facts, FactsProvider, useFacts } from './facts-context.ts'
import { marksOnly, readFacts, sameFacts } from './read-facts.ts'

const schema = documentSchema('site-content')

/** For the form of `site-content`: the facts as they are typed, while the draft is valid. */
export function DraftFacts({ children }: { children: ReactNode }) {
  const draft = useDeferredValue(useDraft((state) => state.draft))
  const { data } = schema.safeParse(draft)
  return <LatestFacts facts={data && readFacts(data)}>{children}</LatestFacts>
}

/** For the forms of other documents: the facts as they are saved. */
export function SavedFacts({ children }: { children: ReactNode }) {
  const { data } = useDocument('site-content')
  const content: SiteContent | undefined = data?.value
  return <LatestFacts facts={content && marksOnly(content)}>{children}</LatestFacts>
}

/** Keeps the last facts while there are none, and the same object while nothing changes, so that fields do not render. */
function LatestFacts({ facts, children }: { facts: Facts | undefined; children: ReactNode }) {
  const empty = useFacts()
  const [latest, setLatest] = useState(facts ?? empty)
  const isChanged = facts !== undefined && !sameFacts(facts, latest)
  useEffect(() => {
    if (isChanged && facts) setLatest(facts)
  })
  return <FactsProvider value={latest}>{children}</FactsProvider>
}
