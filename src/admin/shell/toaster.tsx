import { Notification, Portal } from '@mantine/core'
import { Link } from 'react-router'
import { Icon } from './icon.tsx'
import { dismissToast, type Toast, useToast } from './toast.ts'
import styles from './toaster.module.css'

const looks = {
  success: { color: 'leaf.6', role: 'status' },
  destructive: { color: 'danger', role: 'alert' },
} as const

/** Renders the toast above all dialogs. */
export function Toaster() {
  const toast = useToast((state) => state.toast)
  const shown = toast?.open ? toast : undefined
  return (
    <Portal>
      {/* Always rendered: some screen readers ignore a live region that appears together with its text. */}
      <div className={styles.place} aria-live={shown?.kind === 'destructive' ? 'assertive' : 'polite'}>
        {shown && (
          <Notification
            key={shown.id}
            className={styles.toast}
            role={looks[shown.kind].role}
            color={looks[shown.kind].color}
            title={shown.title}
            icon={shown.kind === 'success' ? <Icon name="check" /> : <Icon name="info" />}
            closeButtonProps={{ 'aria-label': 'Cerrar aviso', size: 44 }}
            onClose={() => dismissToast(shown.id)}
          >
            {shown.message}
            {shown.link && (
              <b className="link-row">
                <ToastLink {...shown.link} onFollow={() => dismissToast(shown.id)} />
              </b>
            )}
          </Notification>
        )}
      </div>
    </Portal>
  )
}

type LinkProps = NonNullable<Toast['link']> & { readonly onFollow: () => void }

function ToastLink({ href, label, onFollow }: LinkProps) {
  if (href.startsWith('/admin/'))
    return (
      <Link to={href} onClick={onFollow}>
        {label}
      </Link>
    )
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {label}
      <span className="visually-hidden"> (se abre en otra pestaña)</span>
    </a>
  )
}
