import { Alert, Button } from '@mantine/core'
import styles from './entries.module.css'
import type { useOrder } from './use-order.ts'

/** Says that the order was saved, with a way back, or why it was not. */
export function OrderNotice({ order }: { readonly order: ReturnType<typeof useOrder> }) {
  const { state } = order
  const wanted = state?.kind === 'failed' ? state.wanted : undefined
  return (
    <div aria-live="polite" className={styles.notice}>
      {state?.kind === 'saving' && <p>Guardando el orden…</p>}
      {state?.kind === 'saved' && (
        <p>
          El orden se guardó y ya se ve en el sitio.
          <Button variant="subtle" size="compact-md" onClick={() => void order.arrange(state.before)}>
            Deshacer
          </Button>
        </p>
      )}
      {state?.kind === 'failed' && (
        <Alert
          color="danger"
          title="No se guardó el orden"
          withCloseButton
          closeButtonLabel="Cerrar aviso"
          onClose={order.dismiss}
        >
          {state.message}
          {wanted && (
            <Button mt="sm" variant="default" onClick={() => void order.arrange(wanted)}>
              Intentar de nuevo
            </Button>
          )}
        </Alert>
      )}
    </div>
  )
}
