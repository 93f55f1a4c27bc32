import { Button, Group, Text } from '@mantine/core'
import { messageOf } from '#admin/api/problem.ts'

type Props = {
  /** What could not be loaded: 'los avisos'. */
  readonly what: string
  readonly error: unknown
  readonly retry: () => void
}

/** Says in one line of a card what could not be loaded. */
export const TryAgain = ({ what, error, retry }: Props) => (
  <Group role="alert" justify="space-between" wrap="nowrap" py="xs">
    <Text size="sm" c="danger.7">
      <b>No se pudo leer: {what}.</b> {messageOf(error)}
    </Text>
    <Button variant="default" aria-label={`Reintentar: ${what}`} onClick={retry}>
      Reintentar
    </Button>
  </Group>
)
