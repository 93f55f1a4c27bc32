import { Alert, Button } from '@mantine/core'
import { messageOf } from '#admin/api/problem.ts'

type LoadFailureProps = { readonly title: string; readonly error: unknown; readonly retry: () => void }

/** Says what could not be loaded and why, with a retry button. */
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
