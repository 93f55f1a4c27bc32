import { useRef } from 'react'
import { Icon } from '#site/components/icon.tsx'
import type { PracticeLink } from '#site/practice-links.ts'
import styles from './desktop-menu.module.css'
import { current, entryIcon, type MenuData, rowFailure, rowLabel } from './menu-entries.ts'
import { useDropdowns } from './use-dropdowns.ts'
import { useMenuItems } from './use-menu-items.ts'

type Props = MenuData & {
  /** Links to prices and insurers; the list of services shows them. */
  costs: readonly PracticeLink[]
}

const servicesPath = '/servicios'

/** The menu row from 1280 px. An item of a data set opens a list of its first entries. */
export function DesktopMenu(props: Props) {
  const { submenus, costs, currentPath } = props
  const root = useRef<HTMLElement>(null)
  const { items, problem } = useMenuItems(props, rowFailure)
  const { live, openPath, itemProps, toggle } = useDropdowns(root)
  return (
    <nav
      className={`${styles.row} ${styles.menu}`}
      aria-label="Principal"
      ref={root}
      data-live={live || undefined}
    >
      <ul>
        {items.map(({ label, path }, index) => {
          // Two rows may lead to the same page.
          const isFirst = items.findIndex((item) => item.path === path) === index
          const row = isFirst ? path : `${path}-${index}`
          const entries = submenus[path]
          const link = (
            <a className={styles.item} href={path} aria-current={current(path, currentPath)}>
              <span>{rowLabel(label)}</span>
            </a>
          )
          if (!entries) return <li key={row}>{link}</li>
          const panelId = `menu${row.replaceAll('/', '-')}`
          const open = openPath === row
          return (
            <li key={row} data-path={row} data-open={open || undefined} {...itemProps(row)}>
              {link}
              <button
                type="button"
                className={styles.chevron}
                aria-expanded={open}
                aria-controls={panelId}
                aria-label={`Mostrar ${label}`}
                onClick={() => toggle(row)}
              >
                <Icon name="down" />
              </button>
              <ul className={`${styles.sheet} ${styles.panel}`} id={panelId}>
                {entries.map((entry) => (
                  <li key={entry.href}>
                    <a href={entry.href} aria-current={current(entry.href, currentPath)}>
                      <Icon name={entryIcon(entry)} isLate />
                      {entry.name}
                    </a>
                  </li>
                ))}
                {path === servicesPath && costs.length > 0 && (
                  <li data-costs="">
                    {costs.map(({ href, label }) => (
                      <a key={href} href={href}>
                        {label}
                      </a>
                    ))}
                  </li>
                )}
                <li>
                  <a href={path}>
                    Ver todos...
                    <Icon name="arrow" isLate />
                  </a>
                </li>
              </ul>
            </li>
          )
        })}
      </ul>
      <p className={styles.status} role="status">
        {problem}
      </p>
    </nav>
  )
}
