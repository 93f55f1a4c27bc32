import styles from './controls.module.css'

/** Says how long a text is, once it comes near its limit. Nothing is cut off: too long is an error to mend. */
export function LengthNote({ length, max }: { length: number; max: number }) {
  if (length < max * 0.85) return null
  return (
    <p className={styles.length} data-over={length > max}>
      {length} de {max} caracteres
    </p>
  )
}
