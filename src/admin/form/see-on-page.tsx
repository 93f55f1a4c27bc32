import { Link } from 'react-router'
import { heldDrafts } from '#admin/draft/all-drafts.ts'
import { editAddress, editScreenPath } from '#admin/edit-address.ts'
import { Icon } from '#admin/shell/icon.tsx'
import styles from './field-frame.module.css'
import { useForm } from './form-context.tsx'

/** Leads from a field to its place on the page. Shown while the pointer or the focus is in the field. */
export function SeeOnPage({ path, label }: { readonly path: string; readonly label: string }) {
  const { draft } = useForm()
  const kept = heldDrafts().find((held) => held.draft === draft)
  // The editing view shows the page already.
  if (!kept || window.location.pathname === editScreenPath) return null
  return (
    <Link
      className={styles.onPage}
      to={editAddress({ page: kept.unsavedPage?.(), field: { ...kept.subject(), path } })}
      aria-label={`Ver en la página: ${label}`}
      title="Ver en la página"
    >
      <Icon name="eye" size={18} />
    </Link>
  )
}
