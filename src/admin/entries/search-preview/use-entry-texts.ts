import { useMemo } from 'react'
import { useDocument } from '#admin/api/documents.ts'
import { titleKey } from '#admin/entries/new-entry.ts'
import { useFacts } from '#admin/form/facts/facts-context.ts'
import { useText } from '#admin/form/field-frame.tsx'
import { basePaths, type PageDocument } from '#content/addresses/page-documents.ts'
import { type EntryMetadata, entryMetadata } from '#content/documents/entry-metadata.ts'
import { replaceMarks } from '#content/facts/marks.ts'
import { type EntryCard, entryCard } from '#content/media/share-card.ts'

export type EntryTexts = {
  readonly metadata: EntryMetadata
  /** Title and description of a shared link. */
  readonly shared: { readonly title: string; readonly description: string }
  readonly card: EntryCard
  readonly siteName: string
  /** Path of the picture in the browser's tab; empty for none. */
  readonly siteIcon: string
  /** Path of the entry's page. */
  readonly path: string
}

/** The texts that search engines and shared links get for the entry in the form. Updated while the user types. */
export function useEntryTexts(document: PageDocument): EntryTexts {
  const { data } = useDocument('site-content')
  const name = useReadText(titleKey(document)).trim()
  const id = useText('id')
  const shortDescription = useReadText('shortDescription')
  const title = useReadText('metadata.title')
  const description = useReadText('metadata.description')
  const sharedTitle = useReadText('metadata.openGraph.title').trim()
  const sharedDescription = useReadText('metadata.openGraph.description').trim()
  const imageHome = useText('imageHome')
  const imageIndividual = useText('imageIndividual')
  const image = useText('image')
  const { doctorInfo } = data?.value ?? {}

  const card = useMemo(
    () => entryCard({ name, imageHome, imageIndividual, image }),
    [name, imageHome, imageIndividual, image],
  )

  const practice = { name: doctorInfo?.name ?? '', city: doctorInfo?.city ?? '' }
  const metadata = entryMetadata(
    document,
    { name, shortDescription, metadata: { title, description } },
    practice,
  )
  const shared = {
    title: sharedTitle || metadata.title,
    description: sharedDescription || metadata.description,
  }
  const site = { siteName: practice.name, siteIcon: doctorInfo?.favicon ?? '' }
  return { metadata, shared, card, ...site, path: `${basePaths[document]}/${id}` }
}

/** The text of a field with the facts in place of its marks. */
function useReadText(path: string): string {
  const { marks } = useFacts()
  return replaceMarks(useText(path), marks)
}
