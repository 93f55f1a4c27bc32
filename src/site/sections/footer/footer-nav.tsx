import { Icon } from '#site/components/icon.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { basePaths, topicCards } from '#site/topics.ts'

const titles = [
  ['diseases', 'Enfermedades'],
  ['services', 'Servicios'],
  ['symptoms', 'Síntomas'],
] as const

/** How many entries of a data set are named. */
const listLimit = 5

type Props = {
  /** Of each list. */
  className?: string | undefined
  /** Whether an arrow stands behind the link to all of a list. */
  hasArrows?: boolean
}

/** The ways into the three data sets: of each the first entries and the link to all; nothing of one that is empty. */
export function FooterNav({ className, hasArrows = false }: Props) {
  const { snapshot } = useRenderContext()
  return titles.map(([kind, title]) => {
    const cards = topicCards(snapshot, kind, listLimit)
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
              {hasArrows && <Icon name="arrow" />}
            </a>
          </li>
        </ul>
      </nav>
    )
  })
}
