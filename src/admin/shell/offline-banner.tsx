import { Text } from '@mantine/core'
import { useNetwork } from '@mantine/hooks'

/** Shown while the browser is offline. */
export function OfflineBanner() {
  const { online } = useNetwork()
  return (
    <div aria-live="polite">
      {!online && (
        <Text px="md" py="xs" bg="var(--accent-100)" c="ochre.7" fw={600}>
          Sin conexión a internet. Puede seguir escribiendo: se conserva aquí y se envía cuando vuelva la
          conexión.
        </Text>
      )}
    </div>
  )
}
