import { Island } from '#site/islands/island.tsx'
import { shownCostLinks } from '#site/practice-links.ts'
import { useRenderContext } from '#site/render-context.ts'
import { DesktopMenu } from './desktop-menu.island.tsx'
import { menuData } from './menu-data.ts'
import styles from './nav-menu.module.css'
import { SideMenu } from './side-menu.tsx'

/** From 1280 px a menu row with dropdown lists; below, a button that opens the side menu. */
export function NavMenuDropdowns() {
  const { site, path } = useRenderContext()
  return (
    <>
      <Island
        className={styles.desktop}
        name="DesktopMenu"
        component={DesktopMenu}
        props={{ ...menuData(site, path), costs: shownCostLinks(site) }}
        when="use"
      />
      <SideMenu />
    </>
  )
}
