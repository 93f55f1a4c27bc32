import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '#site/components/icon-button.tsx'
import { type Block, useBlockChoice } from '#site/islands/use-block-choice.ts'
import styles from './symptoms-section.module.css'

export type SymptomPagerProps = { pages: readonly Block[] }

/** Pages through the symptoms, which are server HTML. Replaces the page links inside them. */
export function SymptomPager({ pages }: SymptomPagerProps) {
  const previous = useRef<HTMLButtonElement>(null)
  const next = useRef<HTMLButtonElement>(null)
  const [chosen, choose] = useBlockChoice(pages)
  const index = chosen ?? 0
  const ready = chosen !== undefined
  const isFirst = index === 0
  const isLast = index === pages.length - 1

  useLayoutEffect(() => {
    const focused = document.activeElement
    // The buttons replace the links: move the focus from a disappearing link to its button.
    const link = ready && focused instanceof HTMLAnchorElement ? focused.rel : ''
    // A button that becomes disabled would lose the focus.
    if (link === 'next' || (isFirst && focused === previous.current)) next.current?.focus(inPlace)
    if (link === 'prev' || (isLast && focused === next.current)) previous.current?.focus(inPlace)
  }, [ready, isFirst, isLast])

  return (
    <div className={styles.pager} hidden={!ready}>
      <IconButton
        ref={previous}
        icon="prev"
        label="Anteriores"
        disabled={isFirst}
        onClick={() => choose(index - 1)}
      />
      <p aria-live="polite" aria-atomic="true">
        {`${index + 1} de ${pages.length}`}
      </p>
      <IconButton
        ref={next}
        icon="next"
        label="Siguientes"
        disabled={isLast}
        onClick={() => choose(index + 1)}
      />
    </div>
  )
}

const inPlace = { preventScroll: true }
