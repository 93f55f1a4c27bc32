import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * The token of a link, `#token=…`. Moves it from the address bar to the state of the history entry: browsers share
 * addresses between devices, and a reload must still find it. A second link may be opened in the same tab.
 */
export function useTokenInAddress(): string | undefined {
  const { pathname, hash, search, state } = useLocation()
  const navigate = useNavigate()
  const inAddress = tokenIn(hash) ?? tokenIn(search)
  useEffect(() => {
    if (inAddress) void navigate(pathname, { replace: true, state: { token: inAddress } })
  }, [inAddress, navigate, pathname])
  return inAddress ?? tokenOf(state)
}

/** Links that were sent before tokens moved behind the `#` have it in the query. */
const tokenIn = (part: string) => new URLSearchParams(part.slice(1)).get('token') || undefined

function tokenOf(state: unknown): string | undefined {
  const isHeld = typeof state === 'object' && state !== null && 'token' in state
  return isHeld && typeof state.token === 'string' ? state.token : undefined
}
