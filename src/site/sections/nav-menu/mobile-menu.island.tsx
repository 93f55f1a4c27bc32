import { useRef } from 'react'
import { searchPath } from '#content/addresses/search-address.ts'
import { Brand, type BrandData } from '#site/components/brand.tsx'
import { Icon } from '#site/components/icon.tsx'
import { IconButton } from '#site/components/icon-button.tsx'
import { builtInItems, current, entryIcon, listedItems, type MenuData } from './menu-entries.ts'
import styles from './mobile-menu.module.css'
import { useMenuItems } from './use-menu-items.ts'
import { useSideMenu } from './use-side-menu.ts'

export type MobileMenuProps = MenuData & {
  brand: BrandData
  /** Class of a variant's own list styles. */
  listClass?: string | undefined
}

/**
 * Below 1280 px: a button that opens the menu from the right. It works without a script.
 * @param props.slot HTML of the menu's footer.
 */
export function MobileMenu(props: MobileMenuProps & { slot: string }) {
  const { submenus, currentPath, listClass = '' } = props
  const dialog = useRef<HTMLDialogElement>(null)
  const { openerProps, closerProps, dialogProps } = useSideMenu(dialog)
  const { items, problem } = useMenuItems(props, 'Failed to fetch menu items')
  return (
    <>
      <IconButton
        icon="menu"
        label="Abrir menú"
        className={`icon-btn ${styles.opener}`}
        aria-haspopup="dialog"
        popoverTarget="menu"
        {...openerProps}
      />
      <dialog
        className={`dialog ${styles.menu}`}
        id="menu"
        aria-label="Menú"
        popover="auto"
        ref={dialog}
        {...dialogProps}
      >
        <IconButton
          icon="close"
          label="Cerrar menú"
          className={`icon-btn ${styles.closer}`}
          popoverTarget="menu"
          popoverTargetAction="hide"
          {...closerProps}
        />
        <Brand {...props.brand} className={styles.brand} />
        <p className={styles.status} role="status">
          {problem}
        </p>
        <a className={`btn btn-line ${styles.search}`} href={searchPath}>
          <Icon name="search" />
          ¿Qué busca?
        </a>
        <nav aria-label="Menú lateral">
          <ul className={`${styles.list} ${listClass}`.trimEnd()}>
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
                        <span className="visually-hidden">{`Mostrar ${label}`}</span>
                        <Icon name="down" />
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
        <div className={styles.foot} data-slot="" dangerouslySetInnerHTML={{ __html: props.slot }} />
      </dialog>
    </>
  )
}
