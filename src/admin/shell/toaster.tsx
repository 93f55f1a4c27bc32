import { Notification, Portal } from '@mantine/core'
import { Icon } from './icon.tsx'
import { dismissToast, useToast } from './toast.ts'
import styles from './toaster.module.css'

const looks = {
  success: { color: 'leaf.6', role: 'status' },
  destructive: { color: 'danger', role: 'alert' },
} as const

/** Draws the one toast there may be, above any dialog. */
export function Toaster() {
  const toast = useToast((state) => state.toast)
  const shown = toast?.open ? toast : undefined
  return (
    <Portal>
      {/* Present before its text is, or some screen readers pass it over. */}
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
          </Notification>
        )}
      </div>
    </Portal>
  )
}
