import { Icon } from '#site/components/icon.tsx'
import styles from './pause-button.module.css'

type Props = {
  /** Name of the carousel that it pauses. */
  label: string
  paused: boolean
  onToggle: () => void
  className?: string | undefined
}

/** Pauses a carousel that moves by itself. Hidden under reduced motion, because nothing moves then. */
export function PauseButton({ label, paused, onToggle, className = '' }: Props) {
  return (
    <button
      type="button"
      className={`${styles.pause} ${className}`}
      data-paused={paused || undefined}
      onClick={onToggle}
    >
      <Icon name="pause" isLate />
      <Icon name="play" isLate />
      <span className="visually-hidden">{`${paused ? 'Reanudar' : 'Pausar'}: ${label}`}</span>
    </button>
  )
}
