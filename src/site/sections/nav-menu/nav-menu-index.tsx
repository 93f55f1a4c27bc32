import { Island } from '#site/islands/island.tsx'
import { useRenderContext } from '#site/render-context.ts'
import { IndexMenu } from './index-menu.island.tsx'
import { menuData } from './menu-data.ts'
import shared from './nav-menu.module.css'
import styles from './nav-menu-index.module.css'
import { PracticeCard } from './practice-card.tsx'
import { SideMenu } from './side-menu.tsx'

/** From 1280 px a button that opens one panel with all lists; below, a side menu in large type. Both show the hours. */
export function NavMenuIndex() {
  const { site, path } = useRenderContext()
  return (
    <>
      <Island
        className={shared.desktop}
        name="IndexMenu"
        component={IndexMenu}
        props={menuData(site, path)}
        slot={<PracticeCard />}
        when="use"
      />
      <SideMenu listClass={styles.list}>
        <PracticeCard />
      </SideMenu>
    </>
  )
}
