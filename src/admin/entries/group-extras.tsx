import type { ComponentType } from 'react'
import type { EntryDocument } from '#content/entries.ts'
import type { GroupName } from '#content/entry-groups.ts'
import { ConsentFields } from './consent/consent-fields.tsx'
import { SearchFields } from './search-preview/search-fields.tsx'

export type GroupExtraProps = {
  readonly document: EntryDocument
  /** Path of the group's first field in the draft: 'metadata' in 'Buscadores', 'consent' in 'Consentimiento'. */
  readonly path: string
}

type GroupExtra = {
  readonly Component: ComponentType<GroupExtraProps>
  /** The extra draws the group's fields too. */
  readonly replacesFields?: true
}

/** What a group of an entry's form shows besides the fields of its schema. It is inside the form of the draft. */
export const groupExtras: { readonly [Name in GroupName]?: GroupExtra } = {
  Buscadores: { Component: SearchFields, replacesFields: true },
  Consentimiento: { Component: ConsentFields, replacesFields: true },
}
