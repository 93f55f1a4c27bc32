import type { ComponentType } from 'react'
import type { EntryDocument } from '#content/documents/entries.ts'
import type { GroupName } from '#content/documents/entry-groups.ts'
import { ConsentFields } from './consent/consent-fields.tsx'
import { SearchFields } from './search-preview/search-fields.tsx'

type GroupExtraProps = {
  readonly document: EntryDocument
  /** Path of its field in the draft. */
  readonly path: string
}

type GroupExtra = {
  readonly Component: ComponentType<GroupExtraProps>
  /** Key of the field that it draws itself. The form draws the group's other fields below it. */
  readonly field: string
}

/** What a group of an entry's form shows besides the fields of its schema. It is inside the form of the draft. */
export const groupExtras: { readonly [Name in GroupName]?: GroupExtra } = {
  Buscadores: { Component: SearchFields, field: 'metadata' },
  Consentimiento: { Component: ConsentFields, field: 'consent' },
}
