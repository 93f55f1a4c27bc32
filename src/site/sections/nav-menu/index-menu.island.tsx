import { useRef } from 'react'
import { Icon } from '#site/components/icon.tsx'
import row from './desktop-menu.module.css'
import styles from './index-menu.module.css'
import { current, type MenuData, rowFailure, rowLabel } from './menu-entries.ts'
import { useDropdowns } from './use-dropdowns.ts'
import { useMenuItems } from './use-menu-items.ts'

/** Key of this menu's only list in `useDropdowns`. */
const index = 'indice'

/**
 * The menu row from 1280 px with one shared panel: all data sets open together, each with a heading above its first
 * entries; the other items stay in the row.
 * @param props.slot HTML beside the columns.
 */
export function IndexMenu(props: MenuData & { slot: string }) {
  const { submenus, currentPath, slot } = props
  const root = useRef<HTMLElement>(null)
  const { items, problem } = useMenuItems(props, rowFailure)
  const { live, openPath, itemProps, toggle } = useDropdowns(root)
  const open = openPath === index
  const columns = items.filter(({ path }) => submenus[path])
  return (
    <nav
      className={`${row.row} ${styles.menu}`}
      aria-label="Principal"
      ref={root}
      data-live={live || undefined}
    >
      <ul>
        {columns.length > 0 && (
          <li data-path={index} data-open={open || undefined} {...itemProps(index)}>
            <button
              type="button"
              className={`${row.item} ${styles.opener}`}
              aria-expanded={open}
              aria-controls={index}
              onClick={() => toggle(index)}
            >
              <Icon name="menu" />
              Menú
              <Icon name="down" />
            </button>
            <ul className={`${row.sheet} ${styles.panel}`} id={index}>
              {columns.map(({ label, path }) => (
                <li key={path}>
                  <a className={styles.head} href={path} aria-current={current(path, currentPath)}>
                    {label}
                  </a>
                  <ul>
                    {submenus[path]?.map(({ name, href }) => (
                      <li key={href}>
                        <a href={href} aria-current={current(href, currentPath)}>
                          {name}
                        </a>
                      </li>
                    ))}
                    <li>
                      <a href={path}>
                        Ver todos...
                        <span className="visually-hidden">{`: ${label}`}</span>
                      </a>
                    </li>
                  </ul>
                </li>
              ))}
              <li data-slot="" dangerouslySetInnerHTML={{ __html: slot }} />
            </ul>
          </li>
        )}
        {items
          .filter(({ path }) => !submenus[path])
          .map(({ label, path }) => (
            <li key={path}>
              <a className={row.item} href={path} aria-current={current(path, currentPath)}>
                <span>{rowLabel(label)}</span>
              </a>
            </li>
          ))}
      </ul>
      <p className={row.status} role="status">
        {problem}
      </p>
    </nav>
  )
}
