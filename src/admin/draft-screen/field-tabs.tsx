import { Tabs } from '@mantine/core'
import { memo, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { countedPaths } from '#admin/draft/draft-store.ts'
import { useDraft } from '#admin/form/form-context.tsx'
import { useIsWide } from '#admin/shell/screen-width.ts'
import styles from './field-tabs.module.css'

export type FieldTab = {
  readonly key: string
  readonly label: string
  /** Keys of the document's fields in the tab. */
  readonly fields: readonly string[]
}

export type TabsProps = {
  readonly tabs: readonly FieldTab[]
  readonly current: string
  readonly onChange: (key: string) => void
  /** Draws the content of the open tab. Must be stable across renders. */
  readonly drawTab: (key: string) => ReactNode
}

/** Tabs of a form. Only the open tab is rendered. */
export const FieldTabs = memo(function FieldTabs({ tabs, current, onChange, drawTab }: TabsProps) {
  const isWide = useIsWide()
  const list = useRef<HTMLDivElement>(null)
  useTabInView(list, current)

  return (
    <Tabs
      value={current}
      onChange={(key) => key && onChange(key)}
      orientation={isWide ? 'vertical' : 'horizontal'}
      keepMounted={false}
      classNames={{
        root: styles.root ?? '',
        list: styles.list ?? '',
        tab: styles.tab ?? '',
        tabLabel: styles.tabLabel ?? '',
        panel: styles.panel ?? '',
      }}
    >
      <Tabs.List ref={list} aria-label="Apartados">
        {tabs.map(({ key, label, fields }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
            <ErrorCount fields={fields} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {tabs.map(({ key }) => (
        <Tabs.Panel key={key} value={key}>
          {key === current && drawTab(key)}
        </Tabs.Panel>
      ))}
    </Tabs>
  )
})

/** When the tab changes, scrolls to the top of its content and keeps the tab visible. */
function useTabInView(list: RefObject<HTMLDivElement | null>, current: string) {
  const shown = useRef(current)
  useEffect(() => {
    list.current
      ?.querySelector('[role="tab"][aria-selected="true"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' })
    if (shown.current === current) return
    shown.current = current
    const top = list.current?.parentElement?.getBoundingClientRect().top ?? 0
    if (top < 0) window.scrollBy({ top: top - roomForBar })
  }, [list, current])
}

/** Height of the sticky bar, in pixels. */
const roomForBar = 85

export function ErrorCount({ fields }: { fields: readonly string[] }) {
  const errors = useDraft((state) =>
    fields.reduce((sum, field) => sum + countedPaths(state, field).length, 0),
  )
  if (errors === 0) return null
  return (
    <span className={styles.errors}>
      {errors}
      <span className="visually-hidden">{errors === 1 ? ' error' : ' errores'}</span>
    </span>
  )
}
