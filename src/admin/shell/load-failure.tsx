import { Alert, Button } from '@mantine/core'
import { messageOf } from '#admin/api/problem.ts'

type LoadFailureProps = { readonly title: string; readonly error: unknown; readonly retry: () => void }

/** What could not be read, why, and another try. */
export function LoadFailure({ title, error, retry }: LoadFailureProps) {
  return (
    <Alert color="danger" title={title}>
      <p>{messageOf(error)}</p>
      <Button variant="outline" onClick={retry}>
        Intentar de nuevo
      </Button>
    </Alert>
  )
}
