import type { Snapshot } from '#content/snapshot.ts'
import { siteTheme } from '#content/theme/index.ts'
import type { Images } from '#site/images.ts'
import { iconAddress, siteIcons } from './share-card.ts'

/** The web app manifest: the name, colours and icons that a phone uses on its home screen. */
export function manifest(snapshot: Snapshot, images: Images): string {
  const { doctorInfo, theme } = snapshot['site-content']
  const { roles } = siteTheme(theme)
  const { large, huge } = siteIcons(snapshot, images)
  return JSON.stringify({
    name: doctorInfo.name,
    short_name: doctorInfo.specialtyShort || doctorInfo.specialty || doctorInfo.name,
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
