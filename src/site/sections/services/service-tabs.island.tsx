import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef } from 'react'
import { Icon } from '#site/components/icon.tsx'
import { type Block, useBlockChoice } from '#site/islands/use-block-choice.ts'
import styles from './services-tabs.module.css'

export type ServiceTabsProps = {
  /** Name of the tab list for screen readers. */
  label: string
  /** One tab per panel; `id` is the panel's id. */
  tabs: readonly (Block & { readonly title: string; readonly icon: string })[]
}

/** Links to the panels beside them. After hydration they are tabs. */
export function ServiceTabs({ label, tabs }: ServiceTabsProps) {
  const listRef = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useBlockChoice(tabs)
  const ready = chosen !== undefined

  useLayoutEffect(() => {
    if (!ready) return
    for (const { id } of tabs) {
      const panel = document.getElementById(id)
      panel?.setAttribute('role', 'tabpanel')
      panel?.setAttribute('aria-labelledby', tabId(id))
    }
  }, [ready, tabs])

  useLayoutEffect(() => {
    if (chosen !== undefined) scrollToTab(listRef.current, chosen)
  }, [chosen])

  function onClick(event: MouseEvent, index: number) {
    if (!ready || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    choose(index)
  }

  function onKeyDown(event: KeyboardEvent, index: number) {
    const next = destination(event.key, index, tabs.length)
    if (!ready || next === undefined) return
    event.preventDefault()
    choose(next)
    const tab = listRef.current?.children[next]
    if (tab instanceof HTMLElement) tab.focus({ preventScroll: true })
  }

  return (
    <div ref={listRef} className={styles.list} {...(ready && { role: 'tablist', 'aria-label': label })}>
      {tabs.map(({ id, title, icon }, index) => (
        <a
          key={id}
          id={tabId(id)}
          className={styles.tab}
          href={`#${id}`}
          onClick={(event) => onClick(event, index)}
          onKeyDown={(event) => onKeyDown(event, index)}
          {...(ready && {
            role: 'tab',
            'aria-controls': id,
            'aria-selected': index === chosen,
            tabIndex: index === chosen ? 0 : -1,
          })}
        >
          {icon && <Icon name={`topic:${icon}`} isLate />}
          {title}
        </a>
      ))}
    </div>
  )
}

const tabId = (panelId: string) => `pestana-${panelId}`

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  ' ': 0,
}

/** Index of the tab that a key selects; undefined for other keys. */
function destination(key: string, index: number, count: number): number | undefined {
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  const step = steps[key]
  return step === undefined ? undefined : (index + step + count) % count
}

/** Scrolls the tab list sideways to centre a tab; never scrolls the page. */
function scrollToTab(list: HTMLElement | null, index: number) {
  const tab = list?.children[index]
  if (!list || !(tab instanceof HTMLElement) || list.scrollWidth <= list.clientWidth) return
  list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2 })
}
