import type { SiteContent } from '#content/site-content/index.ts'
import type { InterfaceIcon } from '#drawings/icons.ts'
import { Icon } from './icon.tsx'
import styles from './social-links.module.css'

type SocialLinkAddresses = SiteContent['doctorInfo']['socialLinks']

const networks: readonly { key: keyof SocialLinkAddresses; name: string; icon: InterfaceIcon }[] = [
  { key: 'facebook', name: 'Facebook', icon: 'facebook' },
  { key: 'instagram', name: 'Instagram', icon: 'instagram' },
  { key: 'tiktok', name: 'TikTok', icon: 'tiktok' },
  { key: 'youtube', name: 'YouTube', icon: 'youtube' },
  { key: 'linkedin', name: 'LinkedIn', icon: 'linkedin' },
  { key: 'x', name: 'X', icon: 'x' },
  { key: 'twitter', name: 'Twitter', icon: 'x' },
]

type Props = { addresses: SocialLinkAddresses; className?: string | undefined }

/** Links to the practice's social networks; nothing without addresses. */
export function SocialLinks({ addresses, className }: Props) {
  const present = networks.filter(({ key }) => addresses[key])
  if (present.length === 0) return null
  return (
    <ul className={className ? `${styles.links} ${className}` : styles.links}>
      {present.map(({ key, name, icon }) => (
        <li key={key}>
          <a href={addresses[key]} rel="noopener" aria-label={name}>
            <Icon name={icon} isLate />
          </a>
        </li>
      ))}
    </ul>
  )
}
