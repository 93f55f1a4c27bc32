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

function notesOf({ path, oldPath, sameAs, facts, dropped }: OldPageRow): string[] {
  return [
    ...sameAs.map((name) => `Ya tiene: ${name}. Quizá no necesite las dos.`),
    ...facts,
    ...addressNotes(path, oldPath),
    ...(dropped.length > 0 ? [`No viene: ${dropped.map(lowerFirst).join(', ')}.`] : []),
  ]
}

function addressNotes(path: string, oldPath: OldPageRow['oldPath']): string[] {
  if (path === '') return ['Su dirección anterior no se puede conservar, porque no tiene nombre.']
  const address = `Su dirección anterior, ${path},`
  switch (oldPath) {
    case 'leads here':
      return []
    case 'is taken':
      return [`${address} ya es de una página de este sitio y llevará a ella.`]
    case 'is of another':
      return [`${address} es también de otra página de esta lista y llevará a ella.`]
    case 'is lost':
      return [`${address} no se puede conservar: este sitio no usa direcciones como esa.`]
  }
}
