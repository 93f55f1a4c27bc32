import { ActionIcon } from '@mantine/core'
import { Glyph, type GlyphName } from '#admin/form/glyph.tsx'

type BarActionProps = {
  readonly glyph: GlyphName
  readonly label: string
  readonly disabled?: boolean
  readonly onClick: () => void
}

/** Not disabled at the ends of the list: a disabled button would lose the focus when the item arrives there. */
export function BarAction({ glyph, label, disabled = false, onClick }: BarActionProps) {
  return (
    <ActionIcon
      variant="subtle"
      size={32}
      aria-label={label}
      title={label}
      {...(disabled ? { 'aria-disabled': true, 'data-disabled': true } : { onClick })}
    >
      <Glyph name={glyph} size={18} />
    </ActionIcon>
  )
}
