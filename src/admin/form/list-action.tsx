import { ActionIcon } from '@mantine/core'
import { Icon, type IconName } from '#admin/shell/icon.tsx'

type ListActionProps = {
  readonly icon: IconName
  readonly label: string
  readonly disabled?: boolean
  readonly isDangerous?: boolean
  /** In pixels. */
  readonly size?: number
  readonly onClick: () => void
}

/** Not disabled at the ends of the list: a disabled button would lose the focus when the item arrives there. */
export const ListAction = (props: ListActionProps) => {
  const { icon, label, disabled = false, isDangerous = false, size = 44, onClick } = props
  return (
    <ActionIcon
      variant="subtle"
      size={size}
      aria-label={label}
      title={label}
      {...(isDangerous && { color: 'danger' })}
      {...(disabled ? { 'aria-disabled': true, 'data-disabled': true } : { onClick })}
    >
      <Icon name={icon} size={size < 44 ? 18 : 20} />
    </ActionIcon>
  )
}
