import { useRef } from 'react'
import { Icon } from '#site/components/icon.tsx'
import styles from './desktop-menu.module.css'
import { current, entryIcon, type MenuData } from './menu-entries.ts'
import { useDropdowns } from './use-dropdowns.ts'
import { useMenuItems } from './use-menu-items.ts'

/** The row of menu items from 1280 px; those that name a data set unfold its first entries. */
export function DesktopMenu({ items: ofPage, submenus, currentPath }: MenuData) {
  const root = useRef<HTMLElement>(null)
  const { items, problem } = useMenuItems(ofPage, 'Failed to fetch menu items. Please try again later.')
  const { live, openPath, itemProps, toggle } = useDropdowns(root)
  return (
    <nav className={styles.menu} aria-label="Principal" ref={root} data-live={live || undefined}>
      <ul>
        {items.map(({ label, path }) => {
          const entries = submenus[path]
          const link = (
            <a className={styles.item} href={path} aria-current={current(path, currentPath)}>
              {label}
            </a>
          )
          if (!entries) return <li key={path}>{link}</li>
          const panelId = `menu${path.replaceAll('/', '-')}`
          const open = openPath === path
          return (
            <li key={path} data-path={path} data-open={open || undefined} {...itemProps(path)}>
              {link}
              <button
                type="button"
                className={styles.chevron}
                aria-expanded={open}
                aria-controls={panelId}
                aria-label={`Mostrar ${label}`}
                onClick={() => toggle(path)}
              >
                <Icon name="down" />
              </button>
              <ul className={styles.panel} id={panelId}>
                {entries.map((entry) => (
                  <li key={entry.href}>
                    <a href={entry.href} aria-current={current(entry.href, currentPath)}>
                      <Icon name={entryIcon(entry)} />
                      {entry.name}
                    </a>
                  </li>
                ))}
                <li>
                  <a href={path}>
                    Ver todos...
                    <Icon name="arrow" />
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
