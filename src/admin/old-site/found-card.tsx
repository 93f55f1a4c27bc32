import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Card } from '#admin/shell/card.tsx'
import { amount, lowerFirst } from '#content/texts/words.ts'
import { type FoundPage, picturesOf } from './found-site.ts'
import { keepsPath, type OwnContent } from './make-drafts.ts'
import { MoreNotes, Notes } from './notes.tsx'
import type { Found } from './use-import.ts'

/** Pages that come along at once, so that she can review and publish them in one go. */
const maxPagesAtOnce = 200
/** Titles of each kind of things that do not come along. */
const maxTitles = 30

type FoundCardProps = { readonly found: Found; readonly onTake: (pages: readonly FoundPage[]) => void }

/** What was read of her former site. She chooses which of its pages come. */
export function FoundCard({ found: { site, own }, onTake }: FoundCardProps) {
  const [unwanted, setUnwanted] = useState<ReadonlySet<FoundPage>>(new Set())
  const fresh = site.pages.filter((page) => own.pageOf(page) === undefined)
  const chosen = fresh.filter((page) => !unwanted.has(page))
  const next = chosen.slice(0, maxPagesAtOnce)
  const here = site.pages.length - fresh.length

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
            checked={chosen.length === fresh.length}
            indeterminate={chosen.length > 0 && chosen.length < fresh.length}
            onChange={() => setUnwanted(new Set(chosen.length > 0 ? fresh : []))}
            label={<b>Todas</b>}
          />
          <ul className="plain-list stack">
            {fresh.map((page) => (
              <li key={page.number}>
                <Checkbox
                  checked={!unwanted.has(page)}
                  onChange={() => setUnwanted(unwanted.symmetricDifference(new Set([page])))}
                  label={page.fields.title}
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
      <MoreNotes summary="Lo que no viene" notes={[...site.leftOut].map(leftOutWords)} />
      {fresh.length > 0 && (
        <div className="sticky-foot">
          {chosen.length > next.length && (
            <p>Se traen {maxPagesAtOnce} a la vez. Traiga después las demás.</p>
          )}
          <Button onClick={() => onTake(next)} disabled={next.length === 0}>
            Traer {amount(next.length, 'página')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function factsOf(page: FoundPage): string {
  const pictures = picturesOf([page]).length
  const facts = [page.fields.type === 'article' ? 'Artículo' : 'Página', page.path]
  return [...facts, pictures > 0 ? amount(pictures, 'foto') : ''].filter(Boolean).join(' · ')
}

/** What she should know about a page before it comes. */
const notesOn = (page: FoundPage, own: OwnContent): string[] => [
  ...(keepsPath(page, own) ? [] : ['Su dirección anterior no se puede conservar.']),
  ...(page.dropped.length > 0 ? [`No viene: ${page.dropped.map(lowerFirst).join(', ')}.`] : []),
]

/** 'Borradores: 12 (Costos, Citas, …)' */
function leftOutWords([reason, items]: readonly [string, readonly { readonly title: string }[]]): string {
  const titles = items.flatMap(({ title }) => title || [])
  const shown = [...titles.slice(0, maxTitles), ...(titles.length > maxTitles ? ['…'] : [])].join(', ')
  return `${reason}: ${items.length}${shown === '' ? '' : ` (${shown})`}`
}
