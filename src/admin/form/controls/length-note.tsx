import styles from './controls.module.css'

/** Shows the length of a text when it comes near the limit. A longer text is not cut; it is an error. */
export function LengthNote({ length, max }: { length: number; max: number }) {
  if (length < max * 0.85) return null
  return (
    <p className={styles.length} data-over={length > max}>
      {length} de {max} caracteres
    </p>
  )
}
