import { ActionIcon } from '@mantine/core'
import { Icon, type IconName } from '#admin/shell/icon.tsx'

type BarActionProps = {
  readonly icon: IconName
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** Not disabled at the ends of the list: a disabled button would lose the focus when the item arrives there. */
export function BarAction({ icon, label, disabled = false, onClick }: BarActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      size={32}
      aria-label={label}
      title={label}
      {...(disabled ? { 'aria-disabled': true, 'data-disabled': true } : { onClick })}
    >
      <Icon name={icon} size={18} />
    </ActionIcon>
  )
}
