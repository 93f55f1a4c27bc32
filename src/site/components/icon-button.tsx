import type { ComponentProps } from 'react'
import { Icon, type IconProps } from './icon.tsx'

type Props = ComponentProps<'button'> & Pick<IconProps, 'isLate'> & { icon: IconProps['name']; label: string }

/** A button with only an icon. */
export function IconButton({ icon, isLate, label, className = 'icon-btn', ...props }: Props) {
  return (
    <button type="button" className={className} aria-label={label} {...props}>
      <Icon name={icon} isLate={isLate} />
    </button>
  )
}
