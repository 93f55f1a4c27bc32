import { Alert, Button } from '@mantine/core'
import { messageOf } from '#admin/api/problem.ts'
import { Loading } from './loading.tsx'

type LoadStateProps = {
  /** Title of the message that the data could not be loaded. */
  readonly title: string
  readonly data?: unknown
  readonly error: unknown
  readonly refetch: () => unknown
}

/** What shows in place of a query's data until they are there. Data that could not be refreshed stay. */
export function LoadState({ title, data, error, refetch }: LoadStateProps) {
  if (data !== undefined) return null
  if (!error) return <Loading />
  return (
    <Alert color="danger" title={title}>
      <p>{messageOf(error)}</p>
      <Button mt="sm" variant="outline" onClick={() => void refetch()}>
        Intentar de nuevo
      </Button>
    </Alert>
  )
}
