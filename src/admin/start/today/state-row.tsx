import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '#admin/shell/icon.tsx'
import { TryAgain } from './try-again.tsx'

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

/** Keeps the place of a row until it is loaded. */
export const WaitingRow = ({ icon }: { readonly icon: IconName }) => (
  <StateRow icon={icon}>
    <span role="status">Cargando...</span>
  </StateRow>
)

type FailedProps = {
  readonly what: string
  readonly query: { readonly error: unknown; readonly refetch: () => unknown }
}

export const FailedRow = ({ what, query }: FailedProps) => (
  <li>
    <TryAgain what={what} error={query.error} retry={() => void query.refetch()} />
  </li>
)
