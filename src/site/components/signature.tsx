import { useSiteContent } from '#site/render-context.ts'
import styles from './signature.module.css'

/** The doctor's name, and her specialty below it; nothing without both. */
export function Signature() {
  const { name, specialty } = useSiteContent().doctorInfo
  if (!name && !specialty) return null
  return (
    <p className={styles.signature}>
      {name && <b>{name}</b>}
      {specialty && <span>{specialty}</span>}
    </p>
  )
}
