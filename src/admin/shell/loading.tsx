import { Group, Loader } from '@mantine/core'

/** Placeholder while content loads. */
export const Loading = () => (
  <Group component="p" justify="center" py="4rem" c="dimmed" role="status">
    <Loader size="sm" aria-hidden="true" />
    Cargando...
  </Group>
)
