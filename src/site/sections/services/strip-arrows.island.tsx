import { useEffect, useState } from 'react'
import { Icon } from '#site/components/icon.tsx'
import styles from './strip-arrows.module.css'

export type StripArrowsProps = {
  /** Id of the scrolling list, which is server HTML beside this island. */
  listId: string
  previousLabel: string
  nextLabel: string
}

/** Two buttons that scroll a strip to its previous and next item. Without a script the strip scrolls by hand. */
export function StripArrows({ listId, previousLabel, nextLabel }: StripArrowsProps) {
  const [reach, setReach] = useState<Reach>({ back: false, on: true })

  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const update = () => setReach((last) => sameOr(last, reachOf(list)))
    update()
    list.addEventListener('scroll', update, { passive: true })
    const sizes = new ResizeObserver(update)
    sizes.observe(list)
    return () => {
      list.removeEventListener('scroll', update)
      sizes.disconnect()
    }
  }, [listId])

  const move = (step: 1 | -1) => {
    const list = document.getElementById(listId)
    const [first, second] = list?.children ?? []
    if (!list || !(first instanceof HTMLElement)) return
    const width = second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth
    list.scrollBy({ left: step * width })
  }

  // Not `disabled`, because a button that becomes disabled loses the focus.
  return (
    <div className={styles.arrows} data-still={!reach.back && !reach.on}>
      <button
        type="button"
        className="icon-btn"
        aria-label={previousLabel}
        aria-disabled={!reach.back}
        onClick={() => move(-1)}
      >
        <Icon name="prev" />
      </button>
      <button
        type="button"
        className="icon-btn"
        aria-label={nextLabel}
        aria-disabled={!reach.on}
        onClick={() => move(1)}
      >
        <Icon name="next" />
      </button>
    </div>
  )
}

/** Whether the strip can scroll back and on. */
type Reach = { readonly back: boolean; readonly on: boolean }

function reachOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Reach {
  return { back: scrollLeft > 1, on: scrollLeft < scrollWidth - clientWidth - 1 }
}

const sameOr = (last: Reach, next: Reach) => (last.back === next.back && last.on === next.on ? last : next)
