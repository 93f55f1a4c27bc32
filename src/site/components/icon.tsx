import { spriteAddress } from 'virtual:icon-sprite'
import type { InterfaceIcon } from '#drawings/icons.ts'

export type IconName = InterfaceIcon | `topic:${string}`

type Props = {
  /** An interface icon, or `topic:<id>` for the icon of a disease, symptom or service. */
  name: IconName
  className?: string | undefined
}

/** Icons of the first screen. Their shapes are part of the page, so that they show at once; see `icon-sprite.ts`. */
const inPage: ReadonlySet<IconName> = new Set([
  'phone',
  'whatsapp',
  'clock',
  'menu',
  'search',
  'down',
  'facebook',
  'instagram',
  'linkedin',
  'x',
  'youtube',
  'tiktok',
])

/** A decorative line icon. It refers to a shape in the page (first screen) or in the site's icon file. */
export function Icon({ name, className }: Props) {
  const file = inPage.has(name) ? '' : spriteAddress
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${file}#i-${name.replace(':', '-')}`} />
    </svg>
  )
}
