import { LoadFailure } from './load-failure.tsx'
import { Loading } from './loading.tsx'

type LoadStateProps = {
  /** Title of the message that the data could not be loaded. */
  readonly title: string
  readonly data: unknown
  readonly error: unknown
  readonly refetch: () => unknown
}

/** What shows in place of a query's data until they are there. Data that could not be refreshed stay. */
export function LoadState({ title, data, error, refetch }: LoadStateProps) {
  if (data !== undefined) return null
  return error ? <LoadFailure title={title} error={error} retry={() => void refetch()} /> : <Loading />
}
