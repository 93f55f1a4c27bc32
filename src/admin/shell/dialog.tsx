import { Alert, Button, Group, Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { failureTitle, messageOf } from '#admin/api/problem.ts'

type DialogProps = {
  readonly title: string
  readonly opened?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
  /** Why the action failed, and the title of that message. */
  readonly error?: unknown
  readonly failure?: string
  /** The button that closes the dialog. */
  readonly cancel?: string
  /** Whether that button has the focus at first, so that a press of Enter does no harm. */
  readonly cancelsFirst?: boolean
  readonly isPending?: boolean
  /** The buttons beside it. */
  readonly actions?: ReactNode
  /** Makes the dialog a form. */
  readonly onSubmit?: () => void
}

/** A question with its buttons, and the reason if the answer could not be carried out. */
export function Dialog(props: DialogProps) {
  const { title, opened = true, onClose, children, error, failure = '', actions, onSubmit } = props
  const { cancel = 'Cancelar', cancelsFirst = false, isPending = false } = props
  const content = (
    <>
      {children}
      {error && (
        <Alert color="danger" mt="md" title={failureTitle(error, failure)} role="alert">
          {messageOf(error)}
        </Alert>
      )}
      <Group mt="lg" justify="flex-end">
        <Button
          variant="outline"
          onClick={onClose}
          disabled={isPending}
          {...(cancelsFirst && { 'data-autofocus': true })}
        >
          {cancel}
        </Button>
        {actions}
      </Group>
    </>
  )
  return (
    <Modal opened={opened} onClose={onClose} title={title}>
      {onSubmit ? (
        <form
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          {content}
        </form>
      ) : (
        content
      )}
    </Modal>
  )
}
