import { siteTheme } from '#content/theme/index.ts'
import type { Images } from '#site/images.ts'
import type { OpenSite } from '#site/open/open-site.ts'
import { iconAddress, siteIcons } from './share-card.ts'

/** The web app manifest: the name, colours and icons that a phone uses on its home screen. */
export function manifest(site: OpenSite, images: Images): string {
  const { doctorInfo, theme } = site['site-content']
  const { roles } = siteTheme(theme)
  const { large, huge } = siteIcons(site, images)
  const name = doctorInfo.name || 'Sitio en preparación'
  return JSON.stringify({
    name,
    short_name: doctorInfo.specialtyShort || doctorInfo.specialty || name,
    lang: 'es-MX',
    start_url: '/',
    scope: '/',
    display: 'browser',
    background_color: roles.paper,
    theme_color: roles['brand-900'],
    icons: [large, huge].map((icon) => ({
      src: iconAddress(icon),
      sizes: `${icon.size}x${icon.size}`,
      type: 'image/png',
    })),
  })
}
