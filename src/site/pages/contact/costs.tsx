import { FactTable } from '#site/pages/lists.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { costTable, priceRows, shownCosts } from '#site/shown-costs.ts'

/** What a visit costs, how to pay, and which insurers the practice accepts. */
export function Costs() {
  const costs = shownCosts(useRenderContext().site)
  const { title, rows } = costTable(priceRows(costs), costs)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="titulo-costos" data-fold="">
      <h2 id="titulo-costos">{title}</h2>
      <FactTable facts={rows} />
    </section>
  )
}
