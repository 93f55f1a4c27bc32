import { useRef } from 'react'
import { searchPath } from '#content/addresses/search-address.ts'
import { Brand, type BrandData } from '#site/components/brand.tsx'
import { Icon } from '#site/components/icon.tsx'
import { builtInItems, current, entryIcon, listedItems, type MenuData } from './menu-entries.ts'
import styles from './mobile-menu.module.css'
import { useMenuItems } from './use-menu-items.ts'
import { useSideMenu } from './use-side-menu.ts'

export type MobileMenuProps = MenuData & {
  brand: BrandData
  /** Class names of a variant with its own list and footer styles. */
  look?: { readonly list?: string | undefined; readonly foot?: string | undefined }
}

/**
 * Below 1280 px: a button that opens the menu from the right. It works without a script.
 * @param props.slot HTML of the menu's footer.
 */
export function MobileMenu(props: MobileMenuProps & { slot: string }) {
  const { submenus, currentPath, look = styles } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const { openerProps, closerProps, dialogProps } = useSideMenu(dialog)
  const { items, problem } = useMenuItems(props, 'Failed to fetch menu items')
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-label="Abrir menú"
        aria-haspopup="dialog"
        popoverTarget="menu"
        {...openerProps}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className={`dialog ${styles.menu}`}
        id="menu"
        aria-label="Menú"
        popover="auto"
        ref={dialog}
        {...dialogProps}
      >
        <button
          type="button"
          className={styles.closer}
          aria-label="Cerrar menú"
          popoverTarget="menu"
          popoverTargetAction="hide"
          {...closerProps}
        >
          <Icon name="close" />
        </button>
        <Brand {...props.brand} className={styles.brand} />
        <p className={styles.status} role="status">
          {problem}
        </p>
        <a className={`btn btn-line ${styles.search}`} href={searchPath}>
          <Icon name="search" />
          ¿Qué busca?
        </a>
        <nav aria-label="Menú lateral">
          <ul className={look.list}>
            {(problem ? listedItems(builtInItems, props) : items).map(({ label, path }) => {
              const entries = submenus[path]
              return (
                <li key={path}>
                  <a href={path} aria-current={current(path, currentPath)}>
                    {label}
                  </a>
                  {entries && (
                    <details>
                      <summary>
                        <Icon name="down" />
                        <span className="visually-hidden">{`Mostrar ${label}`}</span>
                      </summary>
                      <ul>
                        {entries.map((entry) => (
                          <li key={entry.href}>
                            <a href={entry.href} aria-current={current(entry.href, currentPath)}>
                              <Icon name={entryIcon(entry)} isLate />
                              {entry.name}
                            </a>
                          </li>
                        ))}
                        <li>
                          <a href={path}>Ver todos...</a>
                        </li>
                      </ul>
                    </details>
                  )}
                </li>
              )
            })}
          </ul>
        </nav>
        <div className={look.foot} data-slot="" dangerouslySetInnerHTML={{ __html: props.slot }} />
      </dialog>
    </>
  )
}
