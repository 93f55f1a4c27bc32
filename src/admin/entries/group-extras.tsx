import type { ComponentType } from 'react'
import type { EntryDocument } from '#content/entries.ts'
import type { GroupName } from '#content/entry-groups.ts'

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
export const groupExtras: { readonly [Name in GroupName]?: GroupExtra } = {}
