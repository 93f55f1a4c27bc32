import { type ReactNode, useId } from 'react'
import { issuePaths, shownIssueAt } from '#admin/draft/draft-store.ts'
import { Icon } from '#admin/shell/icon.tsx'
import type { Field } from '#content/fields/schema-tree.ts'
import { amount } from '#content/texts/words.ts'
import { joinPath } from '#content/values/json.ts'
import styles from './field-view.module.css'
import { useDraft, useOpen } from './form-context.tsx'

type Props = {
  /** The fields of one group that are folded away. */
  readonly fields: readonly Field[]
  /** Path of their group. */
  readonly path: string
  readonly children: ReactNode
}

/** The part «Avanzado» of a group. It opens for a field that is searched for, and for one that shows an error. */
export function AdvancedFields({ fields, path, children }: Props) {
  const id = useId()
  const [isChosen, toggle] = useOpen(path)
  const hasError = useDraft((state) =>
    fields.some(({ key }) =>
      issuePaths(state, joinPath(path, key)).some((issue) => shownIssueAt(state, issue) !== undefined),
    ),
  )
  const isOpen = isChosen || hasError
  return (
    <div className={styles.advanced}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-disabled={hasError || undefined}
        onClick={() => !hasError && toggle()}
      >
        <Icon name={isOpen ? 'down' : 'next'} size={18} />
        <span>
          Avanzado <small className="muted small">{amount(fields.length, 'campo')}</small>
        </span>
      </button>
      {isOpen && (
        <div id={id} className={styles.fields}>
          {children}
        </div>
      )}
    </div>
  )
}
