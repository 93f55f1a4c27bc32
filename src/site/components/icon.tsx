import type { InterfaceIcon } from '#drawings/icons.ts'

type IconName = InterfaceIcon | `topic:${string}`

export type IconProps = {
  /** An interface icon, or `topic:<id>` for the icon of a disease, symptom or service. */
  name: IconName
  className?: string | undefined
  /**
   * For an icon beside a text that no first screen shows, and for one that only a script adds: the browser loads its
   * shape after the first paint (`browser/late-icons.ts`), which keeps the page small.
   */
  isLate?: boolean | undefined
}

/** A decorative line icon. It refers to a shape that `icon-sprite.ts` adds to the page. */
export function Icon({ name, className, isLate = false }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`#${isLate ? 'l' : 'i'}-${name.replace(':', '-')}`} />
    </svg>
  )
}
