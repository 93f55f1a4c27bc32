import { DesktopMenu } from '#site/islands/desktop-menu.tsx'
import { Island } from '#site/islands/island.tsx'
import { MobileMenu } from '#site/islands/mobile-menu.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { menuData } from './menu-data.ts'
import styles from './nav-menu-dropdowns.module.css'

/** From 1280 px a row with lists that unfold; below that a button that opens the side menu. */
export function NavMenuDropdowns() {
  const { snapshot, path, images } = useRenderContext()
  const { doctorInfo, header, buttons } = useSiteContent()
  const { phone, phoneDisplay, whatsapp, whatsappMessage, socialLinks } = doctorInfo
  const data = menuData(snapshot, path)
  return (
    <>
      <Island className={styles.desktop} name="DesktopMenu" component={DesktopMenu} props={data} when="use" />
      <Island
        className={styles.mobile}
        name="MobileMenu"
        component={MobileMenu}
        when="use"
        props={{
          ...data,
          brand: {
            image: images(header.menuLogoPath || header.logoPath || doctorInfo.logoPath),
            name: doctorInfo.name,
            specialty: doctorInfo.specialty,
          },
          doctorInfo: { phone, phoneDisplay, whatsapp, whatsappMessage },
          messageText: buttons.btnMessageText,
          socialLinks,
        }}
      />
    </>
  )
}
