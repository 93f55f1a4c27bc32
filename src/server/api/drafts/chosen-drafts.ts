import { withoutChanges } from '#content/documents/choose-changes.ts'
import { thingsChanged } from '#content/documents/things-changed.ts'
import type { Drafts, StoredDraft } from '../../store/drafts.ts'
import { draftTree } from '../../store/read-draft.ts'
import type { Draft } from './draft-snapshot.ts'

/**
 * A person's drafts without the changes that she leaves out. Drafts that cannot be read are not shown.
 * @param leftOut For each change the name of the document or entry, a space, and the key of the change.
 */
export async function chosenDrafts(
  drafts: Pick<Drafts, 'listWhole'>,
  account: string,
  leftOut: readonly string[],
): Promise<{ readonly drafts: readonly Draft[]; readonly changes: number }> {
  const stored = (await drafts.listWhole(account)).flatMap((draft) => ('value' in draft ? [draft] : []))
  const chosen = stored.map((draft): Draft & { readonly isNew: boolean } => {
    const { document, entry, base, value } = draft
    const prefix = `${nameOf(draft)} `
    const keys = leftOut.flatMap((each) => (each.startsWith(prefix) ? [each.slice(prefix.length)] : []))
    const without = withoutChanges(draftTree(draft), base, value, new Set(keys))
    return { document, entry, base, value: without, isNew: draft.baseTag === null }
  })
  const changes = chosen.reduce(
    (sum, { isNew, ...draft }) =>
      sum + thingsChanged(draftTree(draft), draft.base, draft.value, isNew).length,
    0,
  )
  return { drafts: chosen, changes }
}

const nameOf = ({ document, entry }: Pick<StoredDraft, 'document' | 'entry'>) =>
  entry === undefined ? document : `${document}/${entry}`
