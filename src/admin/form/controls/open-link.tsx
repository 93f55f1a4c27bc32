import { Icon } from '#admin/shell/icon.tsx'
import styles from './controls.module.css'

/** Opens an address, so that the user can check it. */
export function OpenLink({ url, label }: { url: string; label: string }) {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') return null
  return (
    <a
      className={styles.open}
      href={url}
      target="_blank"
      rel="noreferrer noopener"
      aria-label={`Abrir: ${label} (en otra pestaña)`}
    >
      <Icon name="external" size={18} />
    </a>
  )
}
