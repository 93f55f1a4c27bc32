import { Alert, Button, Group } from '@mantine/core'
import { useSavedBy } from '#admin/api/publishing.ts'
import { useOwnName } from '#admin/api/session.ts'
import type { LocalCopy } from '#admin/draft/local-copies.ts'
import type { Version } from '#admin/draft/version.ts'
import { saverName } from '#admin/shell/author-name.ts'
import { absoluteTime, relativeTime } from '#admin/shell/time.ts'
import { useNow } from '#admin/shell/use-now.ts'
import type { DraftSubject } from '#admin/subject.ts'

type RecoveryNoticeProps = {
  readonly copy: LocalCopy
  readonly onRecover: () => void
  readonly onDiscard: () => void
}

/** Offers to recover the draft of an earlier visit. */
export function RecoveryNotice({ copy, onRecover, onDiscard }: RecoveryNoticeProps) {
  return (
    <Alert color="ochre" title={`Recuperamos cambios del ${absoluteTime(copy.savedAt)}`} role="status">
      <p className="readable">
        Quedaron en este navegador cuando se cerró la página. Puede seguir con ellos o descartarlos.
      </p>
      <Group gap="xs" mt="sm">
        <Button onClick={onRecover}>Recuperar</Button>
        <Button variant="default" onClick={onDiscard}>
          Descartar
        </Button>
      </Group>
    </Alert>
  )
}

type NewerNoticeProps = {
  readonly newer: Version
  readonly subject: DraftSubject
  readonly onCompare: () => void
}

/** Says that someone else saved a newer version, and who. */
export function NewerNotice({ newer, subject, onCompare }: NewerNoticeProps) {
  const { author, createdAt } = useSavedBy(subject, newer)
  const saver = saverName(author, useOwnName())
  const now = useNow()
  return (
    <Alert color="ochre" title="Hay una versión más reciente de esta información" role="status">
      <p className="readable">
        {saver ? `${saver} la guardó` : 'Se guardó'}
        {createdAt ? ` ${relativeTime(createdAt, now)}` : ' mientras usted editaba'}. Sus cambios siguen en
        esta página: compárelos con esa versión antes de publicar.
      </p>
      <Group gap="xs" mt="sm">
        <Button variant="default" onClick={onCompare}>
          Comparar versiones
        </Button>
      </Group>
    </Alert>
  )
}

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
