import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import styles from './field-list.module.css'
import { ErrorCount, type FieldTab, type TabsProps } from './field-tabs.tsx'

type Props = Omit<TabsProps, 'onChange'> & {
  /** Whether a tab is open; if not, the list of all tabs is shown. */
  readonly isOpen: boolean
}

/** On phones, many tabs are a list, and a tab is a page with a link back to the list. Both are addresses. */
export function FieldList({ tabs, current, isOpen, drawTab }: Props) {
  const back = useRef<HTMLAnchorElement>(null)
  const shown = useRef(isOpen)
  useEffect(() => {
    if (shown.current === isOpen) return
    shown.current = isOpen
    window.scrollTo(0, 0)
    back.current?.focus({ preventScroll: true })
  }, [isOpen])

  if (isOpen)
    return (
      <div>
        <Link ref={back} to={{ hash: '' }} state={{ keepsPlace: true }} className={styles.back}>
          Todos los apartados
        </Link>
        <section aria-label={tabs.find(({ key }) => key === current)?.label}>{drawTab(current)}</section>
      </div>
    )
  return (
    <nav aria-label="Apartados">
      <ul className={`plain-list ${links.arrows} ${styles.list}`}>
        {tabs.map((tab) => (
          <Row key={tab.key} tab={tab} />
        ))}
      </ul>
    </nav>
  )
}

const Row = ({ tab: { key, label, fields } }: { tab: FieldTab }) => (
  <li>
    <Link to={{ hash: key }} state={{ keepsPlace: true }}>
      <span>
        {label}
        <ErrorCount fields={fields} />
      </span>
      <Icon name="arrow" />
    </Link>
  </li>
)
