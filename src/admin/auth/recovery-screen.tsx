import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { callQuery } from '#admin/api/call.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { AuthCard } from './auth-card.tsx'
import { RecoveryRequestForm } from './recovery-request-form.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'
import { useTokenInAddress } from './use-token-in-address.ts'

/** /admin/recuperar asks for the e-mail address or a code on paper; with #token=… it asks for the new password. */
export function RecoveryScreen() {
  const token = useTokenInAddress()
  const [hasCode, setHasCode] = useState(false)
  return token || hasCode ? (
    <ResetPasswordForm key={token} {...(token && { token })} />
  ) : (
    <AuthCard title="¿Olvidó su contraseña?">
      <Recovery />
      <Button variant="outline" onClick={() => setHasCode(true)}>
        Tengo un código de mi hoja
      </Button>
      <p>
        <Link to="/admin/entrar">Volver a entrar</Link>
      </p>
    </AuthCard>
  )
}

function Recovery() {
  const { data, error, refetch } = useQuery(callQuery('GET /api/recovery'))
  if (data === undefined)
    return <LoadState title="No se pudo preguntar al sitio" data={data} error={error} refetch={refetch} />
  return data.byMail ? <RecoveryRequestForm /> : <AskOperator />
}

function AskOperator() {
  return (
    <>
      <Text>
        Este sitio no envía correos. Con un código de la hoja que guardó al crear su cuenta elige otra
        contraseña. Si no la tiene, escriba esto a quien administra el servidor, con el correo de su cuenta:
      </Text>
      <Text component="blockquote" m={0} pl="md" style={{ borderLeft: '3px solid var(--border)' }}>
        Olvidé mi contraseña de la administración del sitio. Por favor ejecute en el servidor, en la carpeta
        del sitio: <code>npm run admin -- reset-password --email mi-correo</code> y deme la contraseña que
        muestra.
      </Text>
      <Text>
        Con esa contraseña podrá entrar; cámbiela después en «Cuenta». Si agregó una llave de acceso, también
        puede entrar con ella.
      </Text>
    </>
  )
}
