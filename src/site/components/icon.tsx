import type { InterfaceIcon } from '#site/drawings/icons.ts'

type Props = {
  /** An interface icon, or `topic:<id>` for the icon of a disease, symptom or service. */
  name: InterfaceIcon | `topic:${string}`
  className?: string | undefined
}

/** A decorative line icon. Its shape stands once in the page, in the sprite; see `icon-sprite.tsx`. */
export function Icon({ name, className }: Props) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`#${iconId(name)}`} />
    </svg>
  )
}

/** Id of an icon's symbol in the page. */
export const iconId = (name: string) => `i-${name.replace(':', '-')}`
