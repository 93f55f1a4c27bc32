import { Link } from 'react-router'
import { draftPath } from '#admin/draft/document-draft.ts'
import { editableDocument, isEditableDocument } from '#content/editable-documents.ts'
import type { MediaUse } from '#content/media.ts'
import styles from './detail.module.css'

/** Where a picture is used, with links to the fields. */
export function UsesList({ uses, title }: { uses: readonly MediaUse[]; title?: string }) {
  return (
    <section className={styles.section}>
      {title && <h3>{title}</h3>}
      {uses.length === 0 ? (
        <p className={styles.hint}>Todavía en ninguna parte.</p>
      ) : (
        <ul className={styles.uses}>
          {uses.map((use) => (
            <li key={`${use.document} ${use.path}`}>
              <Use use={use} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Use({ use: { document, path, label } }: { use: MediaUse }) {
  if (!isEditableDocument(document)) return label
  return <Link to={`/admin/${editableDocument(document).screen}#${draftPath(document, path)}`}>{label}</Link>
}
