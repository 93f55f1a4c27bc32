import type { FocusEventHandler } from 'react'
import type { SiteTheme } from '#content/theme/index.ts'
import { MiniTile } from './mini-tile.tsx'
import styles from './theme.module.css'

type ThemeCardProps = {
  /** Radio group name, shared by all cards. */
  readonly group: string
  readonly value: string
  readonly label: string
  /** Undefined while there is no brand colour to make it from. */
  readonly theme: SiteTheme | undefined
  readonly checked: boolean
  /** Element id for the card that a link to the field focuses. */
  readonly id: string | undefined
  readonly onChoose: (value: string) => void
  readonly onBlur: FocusEventHandler
}

/** One theme to choose, with a sample of how the site looks with it. */
export function ThemeCard({ group, value, label, theme, checked, id, onChoose, onBlur }: ThemeCardProps) {
  return (
    <label className={`choice-card ${styles.card}`}>
      <input
        type="radio"
        className={styles.radio}
        name={group}
        value={value}
        checked={checked}
        onChange={() => onChoose(value)}
        onBlur={onBlur}
        {...(id ? { id } : {})}
      />
      {theme ? (
        <Sample theme={theme} />
      ) : (
        <span className={styles.noSample} aria-hidden="true">
          Con el color que usted elija
        </span>
      )}
      <span className={styles.name}>{label}</span>
    </label>
  )
}

const Sample = ({ theme: { roles, primary, palette } }: { theme: SiteTheme }) => (
  <span className={styles.sample} aria-hidden="true">
    <span className={styles.page} style={{ background: roles.glaze }}>
      <MiniTile palette={palette} />
      <span className={styles.words}>
        <span className={styles.heading} style={{ color: roles['brand-800'] }}>
          Consulta
        </span>
        <span className={styles.button} style={{ background: primary }}>
          Citas
        </span>
        <span className={styles.button} style={{ background: roles['leaf-600'] }}>
          WhatsApp
        </span>
      </span>
    </span>
    <span className={styles.strip}>
      {stripRoles.map((role) => (
        <span key={role} style={{ background: roles[role] }} />
      ))}
    </span>
  </span>
)

const stripRoles = ['brand-900', 'brand-600', 'brand-300', 'brand-100', 'accent-100', 'accent-500'] as const
