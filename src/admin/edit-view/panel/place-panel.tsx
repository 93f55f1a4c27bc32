import { useEffect, useMemo, useState } from 'react'
import { useStore } from 'zustand'
import { documentDraft } from '#admin/draft/document-draft.ts'
import { DraftForm } from '#admin/draft-screen/draft-form.tsx'
import { useOpenedDraft } from '#admin/draft-screen/use-opened-draft.ts'
import { entryControls } from '#admin/entries/controls/entry-controls.ts'
import { EntryProvider } from '#admin/entries/entry-context.ts'
import { type EntryDraft, entryDraft } from '#admin/entries/entry-draft.ts'
import { entryWords } from '#admin/entries/entry-words.ts'
import { titleKey } from '#admin/entries/new-entry.ts'
import { DraftFacts } from '#admin/form/facts/draft-facts.tsx'
import { Fields, FieldView, GroupFields } from '#admin/form/field-view.tsx'
import { useForm } from '#admin/form/form-context.tsx'
import { revealField } from '#admin/form/reveal-field.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { type EntryDocument, isEntryDocument } from '#content/documents/entries.ts'
import { entryGroups } from '#content/documents/entry-groups.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import { useEdit, useEditStore } from '../edit-store.ts'
import type { Place } from '../place.ts'

/** The controls of a field or of a group of fields, the same as in the forms. */
export function PlacePanel({ place }: { readonly place: Place }) {
  const { document, entry } = place
  if (entry !== undefined && isEntryDocument(document))
    return <EntryPlace key={`${document}/${entry}`} document={document} entry={entry} place={place} />
  return (
    <DraftForm
      key={document}
      draft={documentDraft(document).draft}
      {...(document === 'site-content' && { facts: DraftFacts })}
    >
      {() => <PlaceFields place={place} />}
    </DraftForm>
  )
}

type EntryPlaceProps = {
  readonly document: EntryDocument
  readonly entry: string
  readonly place: Place
}

function EntryPlace({ document, entry, place }: EntryPlaceProps) {
  const stored = entryDraft(document, entry)
  const [controls] = useState(() => entryControls(document))
  return (
    <LoadedEntry stored={stored}>
      <EntryProvider value={stored}>
        <DraftForm draft={stored.draft} controls={controls}>
          {() => <PlaceFields place={place} />}
        </DraftForm>
      </EntryProvider>
    </LoadedEntry>
  )
}

function LoadedEntry({
  stored,
  children,
}: {
  readonly stored: EntryDraft
  readonly children: React.ReactNode
}) {
  const isLoaded = useStore(stored.draft.state, ({ base }) => base !== undefined)
  const { error, refetch } = useOpenedDraft(stored)

  if (isLoaded) return children
  const title = entryWords[stored.document].loadFailed
  return <LoadState title={title} data={undefined} error={error} refetch={refetch} />
}

function PlaceFields({ place }: { readonly place: Place }) {
  const { path } = place
  const form = useForm()
  const store = useEditStore()
  const wantsFocus = useEdit((state) => state.wantsFocus)
  const field = useMemo(() => fieldAt(form.draft.tree, path), [form, path])

  useEffect(() => {
    if (!wantsFocus) return
    store.setState({ wantsFocus: false })
    const first = path === '' && isEntryDocument(place.document) ? titleKey(place.document) : path
    if (first !== '') revealField(form, first)
  }, [wantsFocus, store, form, path, place.document])

  if (!field) return <p>Este campo ya no existe.</p>
  if (path === '' && field.kind === 'group' && isEntryDocument(place.document)) {
    const order = entryGroups[place.document].flatMap(({ fields }) => fields)
    return <Fields fields={order.flatMap((key) => field.fields.filter((each) => each.key === key))} path="" />
  }
  if (field.kind === 'group' && !field.isSchedule) return <GroupFields group={field} path={path} />
  return <FieldView field={field} path={path} />
}
