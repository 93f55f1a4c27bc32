import { shownCostLinks } from '#site/practice-links.ts'
import { useRenderContext } from '#site/render-context.ts'

/** Links to the prices and the insurers on the home page; only to what it shows. */
export function CostLinks({ className }: { className?: string | undefined }) {
  const links = shownCostLinks(useRenderContext().site)
  if (links.length === 0) return null
  return (
    <ul className={className}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href}>{label}</a>
        </li>
      ))}
    </ul>
  )
}
