import { useLayoutEffect, useRef } from 'react'
import { Icon } from '#site/components/icon.tsx'
import { type Block, useBlockChoice } from '#site/islands/use-block-choice.ts'
import styles from './symptom-pager.module.css'

export type SymptomPagerProps = { pages: readonly Block[] }

/** Pages through the symptoms, which are server HTML. Replaces the page links inside them. */
export function SymptomPager({ pages }: SymptomPagerProps) {
  const pagerRef = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useBlockChoice(pages)
  const index = chosen ?? 0
  const ready = chosen !== undefined
  const last = pages.length - 1

  // The buttons replace the links: move the focus from a disappearing link to its button.
  useLayoutEffect(() => {
    const link = document.activeElement
    if (ready && link instanceof HTMLAnchorElement && link.rel) focusButton(pagerRef.current, link.rel)
  }, [ready])

  // Move the focus: a button that becomes disabled would lose it.
  useLayoutEffect(() => {
    if (!pagerRef.current?.contains(document.activeElement)) return
    if (index === 0) focusButton(pagerRef.current, 'next')
    if (index === last) focusButton(pagerRef.current, 'prev')
  }, [index, last])

  return (
    <div ref={pagerRef} className={styles.pager} hidden={!ready}>
      <button
        type="button"
        className="icon-btn"
        aria-label="Anteriores"
        data-to="prev"
        disabled={index === 0}
        onClick={() => choose(index - 1)}
      >
        <Icon name="prev" />
      </button>
      <p aria-live="polite" aria-atomic="true">
        {`${index + 1} de ${pages.length}`}
      </p>
      <button
        type="button"
        className="icon-btn"
        aria-label="Siguientes"
        data-to="next"
        disabled={index === last}
        onClick={() => choose(index + 1)}
      >
        <Icon name="next" />
      </button>
    </div>
  )
}

function focusButton(pager: HTMLElement | null, direction: string) {
  pager?.querySelector<HTMLElement>(`[data-to="${direction}"]`)?.focus({ preventScroll: true })
}
