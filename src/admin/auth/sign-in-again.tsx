import { Modal, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#admin/api/session.ts'
import { endSignInAgain, useSignInAgain } from '#admin/api/sign-in-again.ts'
import { SignInForm } from './sign-in-form.tsx'
import { useTypingPause } from './use-typing-pause.ts'

/** Sign-in dialog over the current page, shown when the session ends. Closing it keeps the page for a later retry. */
export function SignInAgain() {
  const waiting = useSignInAgain((state) => state.waiting)
  const isOpen = useTypingPause(waiting !== undefined)
  const client = useQueryClient()
  const known = client.getQueryData(sessionQuery.queryKey)?.user.email

  const proceed = () => {
    void client.invalidateQueries({ queryKey: sessionQuery.queryKey })
    endSignInAgain(true)
  }
  return (
    <Modal
      opened={isOpen}
      onClose={() => endSignInAgain(false)}
      title="Su sesión terminó"
      closeOnClickOutside={false}
      zIndex={450}
    >
      <Text mb="md">Entre de nuevo para continuar. Lo que escribió sigue aquí.</Text>
      <SignInForm onSignedIn={proceed} knownEmail={known} />
    </Modal>
  )
}
