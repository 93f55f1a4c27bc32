import { Alert, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call, callQuery } from '#admin/api/call.ts'
import { useSession } from '#admin/api/session.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { AuthCard } from './auth-card.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { useTokenInAddress } from './use-token-in-address.ts'

const closedMessage =
  'Esta invitación ya se usó, venció o se retiró. Pida un enlace nuevo a quien le invitó; si ya tiene cuenta, entre con su correo.'

/** /admin/invitacion#token=…: the invited person creates an account. Each link works once. */
export function InvitationScreen() {
  const token = useTokenInAddress() ?? ''
  const { data, error, refetch } = useQuery({
    ...callQuery('POST /api/invitations/check', { body: { token } }),
    enabled: token !== '',
    // The form's last step must not disappear because the invitation is used.
    staleTime: 'static',
  })

  return (
    <AuthCard title="Aceptar la invitación">
      {token !== '' && (
        <LoadState title="No se pudo comprobar la invitación" data={data} error={error} refetch={refetch} />
      )}
      {(token === '' || data?.open === false) && <Closed />}
      {data?.open && (
        <>
          <Text>
            {data.invitedBy} le invita a editar el sitio. Cree su cuenta: con ella podrá cambiar textos,
            imágenes y secciones.
          </Text>
          <OtherSession />
          <SetUpForm
            key={token}
            create={(person) =>
              call('POST /api/invitations/accept', { body: { ...person, token }, acceptsUnauthorized: true })
            }
            closedMessage={closedMessage}
            email={data.email}
          />
        </>
      )}
    </AuthCard>
  )
}

function Closed() {
  return (
    <>
      <Text>{closedMessage}</Text>
      <p>
        <Link to="/admin/entrar">Entrar</Link>
      </p>
    </>
  )
}

/** Warns a signed-in user, such as an owner who tests the link, that accepting it ends the current session. */
function OtherSession() {
  const { data: session } = useSession()
  if (!session) return null
  return (
    <Alert color="ochre">
      En este navegador está abierta la sesión de {session.user.name}. Si crea la cuenta aquí, esa sesión se
      cerrará.
    </Alert>
  )
}
