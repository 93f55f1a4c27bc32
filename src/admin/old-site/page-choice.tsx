import { Checkbox } from '@mantine/core'
import { amount, lowerFirst } from '#content/texts/words.ts'
import type { OldPageRow } from '#contract/old-site.ts'
import styles from './old-site.module.css'

type PageChoiceProps = {
  readonly page: OldPageRow
  readonly isChosen: boolean
  readonly onToggle: (key: string) => void
}

/** A page of the former site, and what she should know before it comes. */
export const PageChoice = ({ page, isChosen, onToggle }: PageChoiceProps) => (
  <li className={styles.page}>
    <Checkbox
      checked={isChosen}
      onChange={() => onToggle(page.key)}
      label={page.title || page.path || 'Página sin título'}
      description={descriptionOf(page)}
    />
    {notesOf(page).length > 0 && (
      <ul className={styles.notes}>
        {notesOf(page).map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    )}
  </li>
)

function descriptionOf({ kind, path, pictures }: OldPageRow): string {
  const parts = [kind === 'post' ? 'Artículo' : 'Página', path, pictures > 0 && amount(pictures, 'foto')]
  return parts.filter(Boolean).join(' · ')
}

function notesOf({ path, keepsPath, sameAs, facts, dropped }: OldPageRow): string[] {
  return [
    ...sameAs.map((name) => `Ya tiene: ${name}. Quizá no necesite las dos.`),
    ...facts,
    ...(keepsPath ? [] : [addressNote(path)]),
    ...(dropped.length > 0 ? [`No viene: ${dropped.map(lowerFirst).join(', ')}.`] : []),
  ]
}

const addressNote = (path: string): string =>
  path === ''
    ? 'Su dirección anterior no se puede conservar, porque no tiene nombre.'
    : `Su dirección anterior, ${path}, ya es de una página de este sitio y llevará a ella.`
