import { useEffect, useState } from 'react'
import { IconButton } from '#site/components/icon-button.tsx'
import styles from './services-strip.module.css'

/** Id of the scrolling list, which is server HTML beside this island. */
export const listId = 'tira-de-servicios'

/** Two buttons that scroll a strip to its previous and next item. Without a script the strip scrolls by hand. */
export function StripArrows() {
  const [canGoBack, setCanGoBack] = useState(false)
  const [canGoOn, setCanGoOn] = useState(true)

  useEffect(() => {
    const list = document.getElementById(listId)
    if (!list) return
    const update = () => {
      setCanGoBack(list.scrollLeft > 1)
      setCanGoOn(list.scrollLeft < list.scrollWidth - list.clientWidth - 1)
    }
    list.addEventListener('scroll', update, { passive: true })
    const sizes = new ResizeObserver(update)
    sizes.observe(list)
    return () => {
      list.removeEventListener('scroll', update)
      sizes.disconnect()
    }
  }, [])

  const move = (step: 1 | -1) => {
    const list = document.getElementById(listId)
    list?.scrollBy({ left: step * (list.firstElementChild?.clientWidth ?? 0) })
  }

  // Not `disabled`, because a button that becomes disabled loses the focus.
  return (
    <div className={styles.arrows} data-still={!canGoBack && !canGoOn}>
      <IconButton icon="prev" label="Servicio anterior" aria-disabled={!canGoBack} onClick={() => move(-1)} />
      <IconButton icon="next" label="Servicio siguiente" aria-disabled={!canGoOn} onClick={() => move(1)} />
    </div>
  )
}
