import type { PracticeHours } from '#content/hours/open-state.ts'
import { Icon } from '#site/components/icon.tsx'
import { placeAnchor } from '#site/section-anchors.ts'
import styles from './open-place.module.css'
import { useOpenState } from './use-open-state.ts'

/** Addresses that call a place and that show it on a map; empty without a number or a map. */
export type PlaceWays = { call: string; map: string }

export type OpenPlaceProps = PracticeHours & {
  /** Address of the page with the timetables. */
  contact: string
  /** What is read before the browser knows the time. */
  text: string
  /** Takes the room of a long text from the beginning, so that nothing moves. */
  longest: string
  /** By the id of the place. */
  ways: Readonly<Record<string, PlaceWays>>
}

/** Characters of the longest text that has three lines on a narrow phone. */
const maxWhole = 84

/**
 * The place that is open now or opens next, with a link to its card, its telephone and its map. In a very long text its
 * name is an element that can be cut short.
 */
export function OpenPlace({ contact, text: usual, longest, ways, ...practice }: OpenPlaceProps) {
  const state = useOpenState(practice)
  const anchor = state?.place === undefined ? 'titulo-mapa' : placeAnchor(state.place)
  const text = state?.text ?? usual
  const name = practice.places.find(({ id }) => id === state?.place)?.name
  const [before, after] = name && text.length > maxWhole ? text.split(name) : [text]
  const { call = '', map = '' } = ways[state?.place ?? ''] ?? {}
  return (
    <div className={styles.line}>
      <a className={styles.place} href={`${contact}#${anchor}`} data-longest={longest}>
        <span>
          {before}
          {after !== undefined && <span>{name}</span>}
          {after}
        </span>
      </a>
      {call && (
        <a className={styles.way} href={call} aria-label={`Llamar: ${name}`}>
          <Icon name="phone" />
        </a>
      )}
      {map && (
        <a className={styles.way} href={map} rel="noopener" aria-label={`Ver en el mapa: ${name}`}>
          <Icon name="pin" isLate />
        </a>
      )}
    </div>
  )
}
