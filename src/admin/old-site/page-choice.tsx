import { Checkbox } from '@mantine/core'
import { amount, lowerFirst } from '#content/texts/words.ts'
import { type FoundPage, picturesOf } from './found-site.ts'
import { keepsPath, type OwnContent } from './make-drafts.ts'
import styles from './old-site.module.css'

type PageChoiceProps = {
  readonly page: FoundPage
  readonly own: OwnContent
  readonly isChosen: boolean
  readonly onToggle: () => void
}

/** A page of the former site, and what she should know before it comes. */
export function PageChoice({ page, own, isChosen, onToggle }: PageChoiceProps) {
  const { kind, path, title, dropped } = page
  const pictures = picturesOf([page]).length
  const facts = [kind === 'post' ? 'Artículo' : 'Página', path, pictures > 0 && amount(pictures, 'foto')]
  const notes = [
    ...(keepsPath(page, own) ? [] : ['Su dirección anterior no se puede conservar.']),
    ...(dropped.length > 0 ? [`No viene: ${dropped.map(lowerFirst).join(', ')}.`] : []),
  ]
  return (
    <li className={styles.page}>
      <Checkbox
        checked={isChosen}
        onChange={onToggle}
        label={title || path || 'Página sin título'}
        description={facts.filter(Boolean).join(' · ')}
      />
      {notes.length > 0 && (
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
    </li>
  )
}
