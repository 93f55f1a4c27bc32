import { Icon } from '#admin/shell/icon.tsx'

/** Before the name of a part that can be folded. */
export const Chevron = ({ isOpen }: { readonly isOpen: boolean }) => (
  <Icon name={isOpen ? 'down' : 'next'} size={18} />
)
