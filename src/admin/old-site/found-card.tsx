import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useForgetOldSite, useTakePages } from '#admin/api/old-site.ts'
import { Card } from '#admin/shell/card.tsx'
import { Failure } from '#admin/shell/failure.tsx'
import { maxPagesAtOnce } from '#content/entries/import-limits.ts'
import { amount } from '#content/texts/words.ts'
import type { OldSiteState } from '#contract/old-site.ts'
import { LeftOutList } from './left-out-list.tsx'
import styles from './old-site.module.css'
import { PageChoice } from './page-choice.tsx'

/** What was read of her former site. She chooses which of its pages come. */
export function FoundCard({ found }: { readonly found: NonNullable<OldSiteState['found']> }) {
  const { host, pages, leftOut } = found
  const fresh = pages.filter(({ isHere }) => !isHere)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(fresh.slice(0, maxPagesAtOnce).map(({ key }) => key)),
  )
  const take = useTakePages()
  const forget = useForgetOldSite()
  const here = pages.length - fresh.length
  const isTooMany = chosen.size > maxPagesAtOnce

  const toggle = (key: string) => setChosen((before) => before.symmetricDifference(new Set([key])))
  const toggleAll = () => setChosen(new Set(chosen.size > 0 ? [] : fresh.map(({ key }) => key)))

  return (
    <Card title={`Lo que hay en ${host || 'su sitio anterior'}`} className="stack">
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
            {fresh.map((page) => (
              <PageChoice key={page.key} page={page} isChosen={chosen.has(page.key)} onToggle={toggle} />
            ))}
          </ul>
        </>
      ) : (
        <p>Todo lo que trae ya está aquí, y no se tocó.</p>
      )}
      <LeftOutList leftOut={leftOut} />
      {isTooMany && (
        <p role="status">Se traen {maxPagesAtOnce} a la vez: elija menos, y traiga después las demás.</p>
      )}
      <Failure error={take.error} title="No se pudieron traer" mt={0} />
      <div className={fresh.length > 0 ? `sticky-foot ${styles.buttons}` : styles.buttons}>
        <Button variant="subtle" onClick={() => forget.mutate()} loading={forget.isPending}>
          Olvidar esta lista
        </Button>
        {fresh.length > 0 && (
          <Button
            onClick={() => take.mutate([...chosen])}
            loading={take.isPending}
            disabled={chosen.size === 0 || isTooMany}
          >
            Traer {amount(chosen.size, 'página')}
          </Button>
        )}
      </div>
    </Card>
  )
}
