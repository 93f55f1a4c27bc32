import { Badge, Button, Group, Switch } from '@mantine/core'
import { useState } from 'react'
import {
  type Invitation,
  type Person,
  useAllowPublishing,
  usePeople,
  useRevokeInvitation,
} from '#admin/api/people.ts'
import { Card } from '#admin/shell/card.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { absoluteTime } from '#admin/shell/time.ts'
import { showError, showSuccess } from '#admin/shell/toast.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { RemovePersonDialog } from './remove-person-dialog.tsx'
import { roleNames } from './role-names.ts'

/** The accounts and the open invitations. Only owners see this card. */
export function PeopleCard() {
  const { data, error, refetch } = usePeople()
  const [inviting, setInviting] = useState(false)
  const [removingId, setRemovingId] = useState<string>()
  const removing = data?.people.find(({ id }) => id === removingId)

  return (
    <Card title="Personas">
      <p className="muted small">
        Una asistente edita los textos, las imágenes y las secciones, y los publica si usted lo permite; si
        no, todo lo publica usted. No cambia cédulas, títulos ni el aviso de COFEPRIS, no restaura versiones,
        no borra imágenes y no ve esta lista.
      </p>
      <LoadState title="No se pudo leer la lista" data={data} error={error} refetch={refetch} />
      <ul className="rows" aria-label="Personas con cuenta">
        {data?.people.map((person) => (
          <PersonRow key={person.id} person={person} onRemove={() => setRemovingId(person.id)} />
        ))}
      </ul>
      {data && data.invitations.length > 0 && (
        <>
          <h3>Invitaciones abiertas</h3>
          <ul className="rows" aria-label="Invitaciones abiertas">
            {data.invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      )}
      <Button variant="outline" onClick={() => setInviting(true)}>
        Invitar a una persona
      </Button>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
      {removing && <RemovePersonDialog person={removing} onClose={() => setRemovingId(undefined)} />}
    </Card>
  )
}

function PersonRow({ person, onRemove }: { person: Person; onRemove: () => void }) {
  const { name, email, role, twoFactorEnabled, lastSessionAt, isYou } = person
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {roleNames[role]}
          {name === email ? '' : `, ${email}`}
        </small>
        <small>
          {lastSessionAt ? (
            <>
              Última sesión <Moment iso={lastSessionAt} />
            </>
          ) : (
            'Sin sesión abierta'
          )}
          . Verificación en dos pasos {twoFactorEnabled ? 'activada' : 'desactivada'}.
        </small>
      </div>
      {isYou ? (
        <Badge color="leaf.7">Usted</Badge>
      ) : (
        <Group gap="xs">
          {role !== 'owner' && <PublishingSwitch person={person} />}
          <Button variant="subtle" color="danger" onClick={onRemove}>
            Quitar<span className="visually-hidden"> a {name}</span>
          </Button>
        </Group>
      )}
    </li>
  )
}

function PublishingSwitch({ person: { id, name, role } }: { person: Person }) {
  const { mutate, isPending } = useAllowPublishing()
  return (
    <Switch
      className="touch-row"
      label="Puede publicar"
      aria-label={`Puede publicar: ${name}`}
      checked={role === 'assistant'}
      disabled={isPending}
      onChange={(event) =>
        mutate(
          { id, isAllowed: event.currentTarget.checked },
          { onError: (error) => showError(error, 'No se pudo cambiar') },
        )
      }
    />
  )
}

function InvitationRow({ invitation }: { invitation: Invitation }) {
  const { id, invitedBy, email, createdAt, expiresAt } = invitation
  const { mutate, isPending } = useRevokeInvitation()
  const revoke = () =>
    mutate(id, {
      onSuccess: () => showSuccess('La invitación ya no sirve.'),
      onError: (error) => showError(error),
    })
  const who = email ?? 'Sin correo'
  return (
    <li>
      <div>
        <b>{who}</b>
        <small>
          La hizo {invitedBy} <Moment iso={createdAt} />. Vence: {absoluteTime(expiresAt)}
        </small>
      </div>
      <Button variant="subtle" color="danger" onClick={revoke} loading={isPending}>
        Retirar<span className="visually-hidden"> la invitación de {who}</span>
      </Button>
    </li>
  )
}
