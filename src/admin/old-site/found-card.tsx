import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { Card } from '#admin/shell/card.tsx'
import { amount } from '#content/texts/words.ts'
import { formerPageOf } from './make-drafts.ts'
import styles from './old-site.module.css'
import { PageChoice } from './page-choice.tsx'
import type { Found } from './use-import.ts'

/** Pages that come along at once, so that she can review and publish them in one go. */
const maxPagesAtOnce = 200

type FoundCardProps = {
  readonly found: Found
  readonly onTake: (keys: ReadonlySet<string>) => void
  readonly onForget: () => void
}

/** What was read of her former site. She chooses which of its pages come. */
export function FoundCard({ found: { site, own }, onTake, onForget }: FoundCardProps) {
  const fresh = site.pages.filter((page) => own.pageOf(page) === undefined)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(fresh.slice(0, maxPagesAtOnce).map(formerPageOf)),
  )
  const here = site.pages.length - fresh.length
  const isTooMany = chosen.size > maxPagesAtOnce

  const toggle = (key: string) => setChosen((before) => before.symmetricDifference(new Set([key])))
  const toggleAll = () => setChosen(new Set(chosen.size > 0 ? [] : fresh.map(formerPageOf)))

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
            onChange={toggleAll}
            label={<b>Todas</b>}
          />
          <ul className="plain-list stack">
            {fresh.map((page) => {
              const key = formerPageOf(page)
              return (
                <PageChoice
                  key={key}
                  page={page}
                  own={own}
                  isChosen={chosen.has(key)}
                  onToggle={() => toggle(key)}
                />
              )
            })}
          </ul>
        </>
      ) : (
        <p>Todo lo que trae ya está aquí, y no se tocó.</p>
      )}
      <LeftOutList leftOut={site.leftOut} />
      {isTooMany && (
        <p role="status">Se traen {maxPagesAtOnce} a la vez: elija menos, y traiga después las demás.</p>
      )}
      <div className={fresh.length > 0 ? `sticky-foot ${styles.buttons}` : styles.buttons}>
        <Button variant="subtle" onClick={onForget}>
          Olvidar esta lista
        </Button>
        {fresh.length > 0 && (
          <Button onClick={() => onTake(chosen)} disabled={chosen.size === 0 || isTooMany}>
            Traer {amount(chosen.size, 'página')}
          </Button>
        )}
      </div>
    </Card>
  )
}

/** What of the former site does not come, with the first names of each kind. */
function LeftOutList({ leftOut }: Pick<Found['site'], 'leftOut'>) {
  if (leftOut.length === 0) return null
  return (
    <details>
      <summary>Lo que no viene</summary>
      <ul className={styles.notes}>
        {leftOut.map(({ reason, count, names }) => (
          <li key={reason}>
            {reason}: {count}
            {names.length > 0 && (
              <small> ({[...names, ...(count > names.length ? ['…'] : [])].join(', ')})</small>
            )}
          </li>
        ))}
      </ul>
    </details>
  )
}
