import { FactTable } from '#site/pages/lists.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { costRows, costsTitle, shownCosts } from '#site/shown-costs.ts'

/** What a visit costs, how to pay, and which insurers the practice accepts. */
export function Costs() {
  const costs = shownCosts(useRenderContext().site)
  const rows = costRows(costs).filter(([, text]) => text !== '')
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="titulo-costos">
      <h2 id="titulo-costos">{costsTitle(costs)}</h2>
      <FactTable facts={rows} />
    </section>
  )
}
