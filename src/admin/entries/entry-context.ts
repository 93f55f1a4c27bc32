import { createSafeContext } from '@mantine/core'
import type { EntryDraft } from './entry-draft.ts'

/** The draft of the entry that the surrounding form edits. */
export const [EntryProvider, useEntryDraft] = createSafeContext<EntryDraft>(
  'The control is outside an entry’s form.',
)
