import { Alert, Button, Group } from '@mantine/core'

/** Shown while a publish whose response was lost is repeated. */
export function CheckingNotice() {
  return (
    <Alert color="ochre" title="La respuesta del sitio no llegó" role="status">
      <p className="readable">
        Puede que sus cambios ya se vean: lo estamos comprobando. Siguen en esta página.
      </p>
    </Alert>
  )
}

type SaveFailureNoticeProps = {
  readonly title: string
  readonly explanation: string
  readonly onRetry: () => void
  readonly onClose: () => void
}

/** Says why the last publish failed, what is still stored and what to do. */
export function SaveFailureNotice({ title, explanation, onRetry, onClose }: SaveFailureNoticeProps) {
  return (
    <Alert
      // At any scroll position.
      pos="sticky"
      top={77}
      style={{ zIndex: 60, boxShadow: 'var(--shadow-2)' }}
      color="danger"
      title={title}
      role="alert"
      withCloseButton
      closeButtonLabel="Cerrar aviso"
      onClose={onClose}
    >
      <p className="readable">{explanation}</p>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={onRetry}>
          Intentar de nuevo
        </Button>
      </Group>
    </Alert>
  )
}
