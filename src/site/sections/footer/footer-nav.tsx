import { Icon } from '#site/components/icon.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { basePaths, topicCards } from '#site/topics.ts'

const titles = [
  ['diseases', 'Enfermedades'],
  ['services', 'Servicios'],
  ['symptoms', 'Síntomas'],
] as const

/** Maximum entries per data set. */
const listLimit = 5

type Props = {
  /** Class of each list. */
  className?: string | undefined
  /** Adds an arrow to the links to the full lists. */
  hasArrows?: boolean
}

/** Per data set: links to the first entries and to the full list; an empty data set is left out. */
export function FooterNav({ className, hasArrows = false }: Props) {
  const { site } = useRenderContext()
  return titles.map(([kind, title]) => {
    const cards = topicCards(site, kind, listLimit)
    if (cards.length === 0) return null
    return (
      <nav key={kind} aria-labelledby={`pie-${kind}`} className={className}>
        <h2 id={`pie-${kind}`}>{title}</h2>
        <ul>
          {cards.map((card) => (
            <li key={card.id}>
              <a href={card.href}>{card.name}</a>
            </li>
          ))}
          <li>
            <a href={basePaths[kind]}>
              Ver todo
              <span className="visually-hidden">: {title}</span>
              {hasArrows && <Icon name="arrow" isLate />}
            </a>
          </li>
        </ul>
      </nav>
    )
  })
}
