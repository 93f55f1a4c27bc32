import { Tabs } from '@mantine/core'
import { memo, type RefObject, useEffect, useRef } from 'react'
import { issuePaths } from '#admin/draft/draft-store.ts'
import { GroupFields } from '#admin/form/field-view.tsx'
import { useDraft } from '#admin/form/form-context.tsx'
import type { GroupField } from '#content/schema-tree.ts'
import { AboutMePreview } from './about-me-preview.tsx'
import styles from './section-tabs.module.css'
import { useIsWide } from './use-is-wide.ts'

type SectionTabsProps = {
  readonly sections: readonly GroupField[]
  readonly current: string
  readonly onChange: (key: string) => void
}

/** One tab per section of the document. Only the open tab is rendered. */
export const SectionTabs = memo(function SectionTabs({ sections, current, onChange }: SectionTabsProps) {
  const isWide = useIsWide()
  const list = useRef<HTMLDivElement>(null)
  useSectionInView(list, current)

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
        {sections.map(({ key, label }) => (
          <Tabs.Tab key={key} value={key}>
            {label}
            <ErrorCount section={key} />
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {sections.map((section) => (
        <Tabs.Panel key={section.key} value={section.key}>
          <Section section={section} />
        </Tabs.Panel>
      ))}
    </Tabs>
  )
})

/** When the tab changes, scrolls to the top of its section and keeps the tab visible. */
function useSectionInView(list: RefObject<HTMLDivElement | null>, current: string) {
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

function ErrorCount({ section }: { section: string }) {
  const errors = useDraft((state) => issuePaths(state, section).length)
  if (errors === 0) return null
  return (
    <span className={styles.errors}>
      {errors}
      <span className="visually-hidden">{errors === 1 ? ' error' : ' errores'}</span>
    </span>
  )
}

function Section({ section }: { section: GroupField }) {
  const hasPreview = section.key === 'aboutMe'
  return (
    <div className={styles.section} data-preview={hasPreview}>
      <div className={styles.fields}>
        <h2 className={styles.title}>{section.label}</h2>
        {section.hint && <p>{section.hint}</p>}
        <GroupFields group={section} path={section.key} />
      </div>
      {hasPreview && <AboutMePreview />}
    </div>
  )
}
