import { Alert, Button, Group, Modal, Text } from '@mantine/core'
import { useState } from 'react'
import { type MadeInvitation, useInvite } from '#admin/api/people.ts'
import { EmailField } from '#admin/auth/fields.tsx'
import { SmallForm } from '#admin/auth/small-form.tsx'
import { useSubmit } from '#admin/auth/use-submit.ts'
import { CopyButton } from '#admin/shell/copy-button.tsx'
import { absoluteTime } from '#admin/shell/time.ts'
import styles from './account.module.css'

/** Creates an invitation link and shows it once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<MadeInvitation>()
  return (
    <Modal opened onClose={onClose} title="Invitar a una persona" closeOnClickOutside={made === undefined}>
      {made ? <MadeLink invitation={made} onDone={onClose} /> : <InviteForm onMade={setMade} />}
    </Modal>
  )
}

function InviteForm({ onMade }: { onMade: (invitation: MadeInvitation) => void }) {
  const [email, setEmail] = useState('')
  const { mutateAsync } = useInvite()
  const form = useSubmit({
    check: () => ({}),
    send: async () => onMade(await mutateAsync(email.trim())),
  })
  return (
    <SmallForm
      {...form}
      intro={
        <Text>
          Haga un enlace y envíeselo. Sirve una vez, durante siete días, y crea una cuenta de asistente.
        </Text>
      }
      action="Hacer el enlace"
    >
      <EmailField
        label="Correo de la persona (opcional)"
        autoComplete="off"
        description="Para reconocer la invitación en la lista. Si el sitio envía correos, el enlace también le llega ahí."
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
    </SmallForm>
  )
}

function MadeLink({ invitation, onDone }: { invitation: MadeInvitation; onDone: () => void }) {
  const { link, expiresAt, mailed } = invitation
  const words = `Le invito a editar el sitio. Cree su cuenta aquí: ${link}`
  return (
    <div className="stack">
      <Alert color="ochre" title="Copie o comparta el enlace ahora">
        No se volverá a mostrar. Quien lo abra puede crear su cuenta hasta el {absoluteTime(expiresAt)}:
        envíelo solo a esa persona.{mailed ? ' También se lo enviamos por correo.' : ''}
      </Alert>
      <code className={styles.key} data-invitation-link>
        {link}
      </code>
      <Group gap="xs">
        <CopyButton text={link} />
        <Button
          variant="outline"
          component="a"
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
        >
          Enviar por WhatsApp
        </Button>
        <Button onClick={onDone}>Ya lo envié</Button>
      </Group>
    </div>
  )
}
