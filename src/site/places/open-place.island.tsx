import type { PracticeHours } from '#content/hours/open-state.ts'
import { placeAnchor } from '#site/section-anchors.ts'
import styles from './open-place.module.css'
import { useOpenState } from './use-open-state.ts'

export type OpenPlaceProps = PracticeHours & {
  /** Address of the page with the timetables. */
  contact: string
  /** What is read before the browser knows the time. */
  text: string
  /** Takes the room of a long text from the beginning, so that nothing moves. */
  longest: string
}

/** The place that is open now or opens next, with a link to its card. Its name is an element that can be cut short. */
export function OpenPlace({ contact, text: usual, longest, ...practice }: OpenPlaceProps) {
  const state = useOpenState(practice)
  const anchor = state?.place === undefined ? 'titulo-mapa' : placeAnchor(state.place)
  const text = state?.text ?? usual
  const name = practice.places.find(({ id }) => id === state?.place)?.name
  const [before, after] = name ? text.split(name) : [text]
  return (
    <a className={styles.place} href={`${contact}#${anchor}`} data-longest={longest}>
      <span>
        {before}
        {after !== undefined && <span>{name}</span>}
        {after}
      </span>
    </a>
  )
}
