import type { ComponentProps } from 'react'
import type { MediaFocus } from '#content/media/media.ts'
import styles from './media.module.css'

type FocusPointProps = Omit<ComponentProps<'button'>, 'style'> & {
  readonly focus: MediaFocus
  /** Where it is drawn, if that is another place while it is dragged. */
  readonly at?: MediaFocus
}

/** The handle of a picture's focal point. */
export const FocusPoint = ({ focus, at = focus, ...button }: FocusPointProps) => (
  <button
    {...button}
    type="button"
    className={styles.point}
    style={{ left: `${at.x}%`, top: `${at.y}%` }}
    aria-label={`Punto de interés: horizontal ${focus.x} %, vertical ${focus.y} %`}
  />
)
