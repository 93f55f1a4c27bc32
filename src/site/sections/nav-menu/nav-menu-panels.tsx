import { Island } from '#site/islands/island.tsx'
import { shownCostLinks } from '#site/practice-links.ts'
import { useRenderContext } from '#site/render-context.ts'
import { DesktopMenu } from './desktop-menu.island.tsx'
import { menuData } from './menu-data.ts'
import shared from './nav-menu.module.css'
import styles from './nav-menu-panels.module.css'
import { SideMenu } from './side-menu.tsx'
import wide from './wide-panel.module.css'

/** From 1280 px a full-width row of tiles below the header; in the side menu, cells with icons. */
export function NavMenuPanels() {
  const { site, path, images } = useRenderContext()
  const look = { menu: wide.menu, panel: `${wide.panel} ${styles.panel}` }
  return (
    <>
      <Island
        className={shared.desktop}
        name="DesktopMenu"
        component={DesktopMenu}
        props={{ ...menuData(site, path, images), costs: shownCostLinks(site), look }}
        when="use"
      />
      <SideMenu listClass={styles.list} />
    </>
  )
}
