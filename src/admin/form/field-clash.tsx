import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { pathOfIds } from '#content/changes/items.ts'
import { ClashChoice } from './clash-choice.tsx'
import styles from './field-frame.module.css'
import { useDraft, useForm } from './form-context.tsx'

/** Under a field that somebody else changed too: which of the two values stays. */
export function FieldClash({ path }: { readonly path: string }) {
  const { draft } = useForm()
  const place = useDraft(({ clashes, draft: value }) => {
    if (clashes.size === 0) return undefined
    const named = pathOfIds(draft.tree, value, path)
    return clashes.has(named) ? named : undefined
  })
  const stored = place === undefined ? undefined : heldDrafts().find((held) => held.draft === draft)
  const change = stored?.sync.clashingChanges().find((each) => each.path === place)
  if (!stored || !change) return null
  return (
    <div className={styles.advice}>
      <ClashChoice stored={stored} change={change} />
    </div>
  )
}
