import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '#admin/shell/icon.tsx'

type Props = {
  readonly icon: IconName
  /** The screen where the owner does something about it. */
  readonly to?: string
  readonly needsOwner?: boolean
  readonly detail?: ReactNode
  readonly children: ReactNode
}

/** One fact of the site's state, and the way to what it is about. */
export function StateRow({ icon, to, needsOwner, detail, children }: Props) {
  const content = (
    <>
      <Icon name={icon} />
      <span>
        {children}
        {detail && <small>{detail}</small>}
      </span>
      {to && <Icon name="arrow" size={18} />}
    </>
  )
  return (
    <li data-needs-owner={needsOwner || undefined}>
      {to ? <Link to={to}>{content}</Link> : <div>{content}</div>}
    </li>
  )
}
