import { DesktopMenu } from '#site/islands/desktop-menu.tsx'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext } from '#site/render-context.ts'
import mobile from '../../islands/mobile-menu.module.css'
import wide from '../../islands/wide-panel.module.css'
import { menuData } from './menu-data.ts'
import shared from './nav-menu.module.css'
import styles from './nav-menu-panels.module.css'
import { SideMenu } from './side-menu.tsx'
import { SideMenuButtons } from './side-menu-buttons.tsx'

/** From 1280 px a course of tiles from edge to edge under the header; in the side menu, cells with an icon. */
export function NavMenuPanels() {
  const { snapshot, path, images } = useRenderContext()
  const look = { menu: wide.menu, panel: `${wide.panel} ${styles.panel}` }
  return (
    <>
      <Island
        className={shared.desktop}
        name="DesktopMenu"
        component={DesktopMenu}
        props={{ ...menuData(snapshot, path, images), look }}
        when="use"
      />
      <SideMenu look={{ list: `${mobile.list} ${styles.list}`, foot: mobile.foot }}>
        <SideMenuButtons />
      </SideMenu>
    </>
  )
}
