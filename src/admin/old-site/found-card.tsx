import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Card } from '#admin/shell/card.tsx'
import { amount, lowerFirst } from '#content/texts/words.ts'
import { type FoundPage, picturesOf } from './found-site.ts'
import { keepsPath, type OwnContent } from './make-drafts.ts'
import styles from './old-site.module.css'
import type { Found } from './use-import.ts'

/** Pages that come along at once, so that she can review and publish them in one go. */
const maxPagesAtOnce = 200

type FoundCardProps = { readonly found: Found; readonly onTake: (pages: readonly FoundPage[]) => void }

/** What was read of her former site. She chooses which of its pages come. */
export function FoundCard({ found: { site, own }, onTake }: FoundCardProps) {
  const fresh = site.pages.filter((page) => own.pageOf(page) === undefined)
  const [chosen, setChosen] = useState<ReadonlySet<FoundPage>>(() => new Set(fresh.slice(0, maxPagesAtOnce)))
  const here = site.pages.length - fresh.length
  const isTooMany = chosen.size > maxPagesAtOnce

  return (
    <Card title={`Lo que hay en ${site.host || 'su sitio anterior'}`} className="stack">
      {fresh.length > 0 ? (
        <>
          <p className="readable">
            {amount(fresh.length, 'página')} por traer
            {here > 0 && `; ${amount(here, 'ya está', 'ya están')} aquí y no se toca${here > 1 ? 'n' : ''}`}.
            Quite las que no quiera. Llegan como borradores: nada se publica todavía.
          </p>
          <Checkbox
            checked={chosen.size === fresh.length}
            indeterminate={chosen.size > 0 && chosen.size < fresh.length}
            onChange={() => setChosen(new Set(chosen.size > 0 ? [] : fresh))}
            label={<b>Todas</b>}
          />
          <ul className="plain-list stack">
            {fresh.map((page) => (
              <li key={page.sourceId} className={styles.page}>
                <Checkbox
                  checked={chosen.has(page)}
                  onChange={() => setChosen(chosen.symmetricDifference(new Set([page])))}
                  label={page.title || page.path || 'Página sin título'}
                  description={factsOf(page)}
                />
                <Notes notes={notesOn(page, own)} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Todo lo que trae ya está aquí, y no se tocó.</p>
      )}
      {site.leftOut.length > 0 && (
        <details>
          <summary>Lo que no viene</summary>
          <Notes notes={site.leftOut.map(leftOutWords)} />
        </details>
      )}
      {isTooMany && (
        <p role="status">Se traen {maxPagesAtOnce} a la vez: elija menos, y traiga después las demás.</p>
      )}
      {fresh.length > 0 && (
        <div className={`sticky-foot ${styles.buttons}`}>
          <Button onClick={() => onTake([...chosen])} disabled={chosen.size === 0 || isTooMany}>
            Traer {amount(chosen.size, 'página')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function factsOf(page: FoundPage): string {
  const pictures = picturesOf([page]).length
  const facts = [page.kind === 'post' ? 'Artículo' : 'Página', page.path]
  return [...facts, pictures > 0 ? amount(pictures, 'foto') : ''].filter(Boolean).join(' · ')
}

/** What she should know about a page before it comes. */
const notesOn = (page: FoundPage, own: OwnContent): string[] => [
  ...(keepsPath(page, own) ? [] : ['Su dirección anterior no se puede conservar.']),
  ...(page.dropped.length > 0 ? [`No viene: ${page.dropped.map(lowerFirst).join(', ')}.`] : []),
]

/** 'Borradores: 12 (Costos, Citas, …)' */
function leftOutWords({ reason, count, names }: Found['site']['leftOut'][number]): string {
  const shown = [...names, ...(count > names.length ? ['…'] : [])].join(', ')
  return `${reason}: ${count}${names.length > 0 ? ` (${shown})` : ''}`
}

/** Lines in small letters; nothing without any. */
export const Notes = ({ notes }: { readonly notes: readonly string[] }) =>
  notes.length > 0 && (
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  )
