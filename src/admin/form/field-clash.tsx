import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { ClashChoice } from './clash-choice.tsx'
import styles from './field-frame.module.css'
import { useDraft, useForm } from './form-context.tsx'

/** Under a field that somebody else changed too: which of the two values stays. */
export function FieldClash({ path }: { readonly path: string }) {
  const { draft } = useForm()
  const isClashing = useDraft(({ clashes }) => clashes.has(path))
  const stored = isClashing ? heldDrafts().find((held) => held.draft === draft) : undefined
  const change = stored?.sync.clashingChanges().find((each) => each.path === path)
  if (!stored || !change) return null
  return (
    <div className={styles.advice}>
      <ClashChoice stored={stored} change={change} />
    </div>
  )
}
