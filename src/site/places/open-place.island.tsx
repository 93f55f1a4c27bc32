import type { PracticeHours } from '#content/hours/open-state.ts'
import { placeAnchor } from '#site/section-anchors.ts'
import { useOpenState } from './use-open-state.ts'

export type OpenPlaceProps = PracticeHours & {
  /** Address of the page with the timetables. */
  contact: string
  /** What is read before the browser knows the time. */
  text: string
}

/** The place that is open now or opens next, with a link to its card. */
export function OpenPlace({ contact, text, ...practice }: OpenPlaceProps) {
  const state = useOpenState(practice)
  const anchor = state?.place === undefined ? 'titulo-mapa' : placeAnchor(state.place)
  return <a href={`${contact}#${anchor}`}>{state?.text ?? text}</a>
}
