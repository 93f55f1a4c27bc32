import type { ReactNode } from 'react'
import { Island } from '#site/islands/island.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { menuData } from './menu-data.ts'
import { MobileMenu, type MobileMenuProps } from './mobile-menu.island.tsx'
import styles from './nav-menu.module.css'
import { SideMenuButtons } from './side-menu-buttons.tsx'

type Props = Pick<MobileMenuProps, 'listClass'> & {
  /** Footer of the menu. */
  children?: ReactNode
}

/** The part of every variant below 1280 px: a button that opens the side menu. */
export function SideMenu({ listClass, children = <SideMenuButtons /> }: Props) {
  const { site, path, images } = useRenderContext()
  const { doctorInfo, header } = useSiteContent()
  const brand = {
    image: images(header.menuLogoPath || header.logoPath || doctorInfo.logoPath),
    name: doctorInfo.name,
    specialty: doctorInfo.specialty,
  }
  return (
    <Island
      className={styles.mobile}
      name="MobileMenu"
      component={MobileMenu}
      when="use"
      props={{ ...menuData(site, path), brand, listClass }}
      slot={children}
    />
  )
}
