import { Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call, callQuery } from '#admin/api/call.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { AuthCard } from './auth-card.tsx'
import { SetUpForm } from './set-up-form.tsx'
import { useTokenInAddress } from './use-token-in-address.ts'

const title = 'Crear la cuenta de la dueña'
const closedMessage =
  'El enlace no es válido o ya se usó. Pida un enlace nuevo a quien instaló el sitio; si ya tiene cuenta, entre con su correo.'

/** /admin/configurar#token=…: the first owner creates an account. The link works once. */
export function SetUpScreen() {
  const token = useTokenInAddress() ?? ''
  const { data, error, refetch } = useQuery({
    ...callQuery('GET /api/setup'),
    // The form's last step must not disappear because the account exists.
    staleTime: 'static',
  })

  return (
    <AuthCard title={title}>
      <LoadState title="No se pudo comprobar el enlace" data={data} error={error} refetch={refetch} />
      {data?.open === false && <AlreadySetUp />}
      {data?.open &&
        (token === '' ? (
          <NoToken />
        ) : (
          <SetUpForm
            key={token}
            create={(owner) =>
              call('POST /api/setup', { body: { ...owner, token }, acceptsUnauthorized: true })
            }
            next="/admin/empezar"
            closedMessage={closedMessage}
          />
        ))}
    </AuthCard>
  )
}

function AlreadySetUp() {
  return (
    <>
      <Text>
        Este sitio ya tiene dueña, y el enlace solo servía una vez. Si la cuenta es suya, entre con su correo
        y su contraseña.
      </Text>
      <p>
        <Link to="/admin/entrar">Entrar</Link> · <Link to="/admin/recuperar">Olvidé mi contraseña</Link>
      </p>
    </>
  )
}

function NoToken() {
  return (
    <Text>
      El enlace está incompleto. Pida a quien instaló el sitio el enlace completo: termina en{' '}
      <code>#token=…</code>.
    </Text>
  )
}
