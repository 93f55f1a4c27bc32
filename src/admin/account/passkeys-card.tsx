import { Button, Group, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Passkey, passkeysQuery } from '#admin/api/auth.ts'
import { call } from '#admin/api/call.ts'
import { loadAnew } from '#admin/api/load-anew.ts'
import { isAtName } from '#admin/passkeys/browser-passkey.ts'
import { Card } from '#admin/shell/card.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { showSuccess } from '#admin/shell/toast.ts'
import { ConfirmPassword } from './confirm-password.tsx'
import { AddPasskey, RenamePasskey } from './passkey-forms.tsx'

/** The user's passkeys: add, rename, remove. */
export function PasskeysCard() {
  const [isAdding, setAdding] = useState(false)
  const { data, error, refetch } = useQuery(passkeysQuery)

  return (
    <Card title="Llaves de acceso">
      <Text mb="md">
        Con una llave de acceso entra con su huella, su rostro o el PIN de su dispositivo, sin contraseña ni
        código. Agregue una en cada dispositivo que use.
      </Text>
      <LoadState title="No se pudieron leer las llaves" data={data} error={error} refetch={refetch} />
      {data && data.length > 0 && (
        <ul className="rows">
          {data.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {!isAtName() ? (
        <Text>
          Los navegadores las permiten solo en una dirección con nombre, como su-sitio.mx. Aquí entró por un
          número, {window.location.hostname}: podrá agregarlas cuando el sitio tenga su nombre.
        </Text>
      ) : isAdding ? (
        <AddPasskey onDone={() => setAdding(false)} />
      ) : (
        <Button variant={data?.length ? 'outline' : 'filled'} onClick={() => setAdding(true)}>
          Agregar una llave
        </Button>
      )}
    </Card>
  )
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const [step, setStep] = useState<'rest' | 'rename' | 'remove'>('rest')
  const client = useQueryClient()
  const name = passkey.name || 'Llave sin nombre'

  const remove = async (password: string) => {
    await call('POST /api/auth/passkey/remove', { body: { id: passkey.id, password } })
    showSuccess('La llave de acceso se quitó.')
    await loadAnew(client, passkeysQuery.queryKey)
  }

  if (step === 'rename') {
    return (
      <li>
        <RenamePasskey id={passkey.id} name={passkey.name ?? ''} onDone={() => setStep('rest')} />
      </li>
    )
  }
  if (step === 'remove') {
    return (
      <li>
        <ConfirmPassword
          action="Quitar"
          reason={`«${name}» ya no servirá para entrar. Bórrela también en su dispositivo, donde seguirá en la lista de contraseñas. Para quitarla, confirme su contraseña.`}
          onConfirmed={remove}
          onCancel={() => setStep('rest')}
        />
      </li>
    )
  }
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>
          {passkey.createdAt && (
            <>
              Se agregó <Moment iso={passkey.createdAt} />
            </>
          )}
          {passkey.backedUp ? ', guardada también en su cuenta en la nube' : ''}
        </small>
      </div>
      <Group gap={0}>
        <Button variant="subtle" onClick={() => setStep('rename')}>
          Renombrar<span className="visually-hidden"> {name}</span>
        </Button>
        <Button variant="subtle" onClick={() => setStep('remove')}>
          Quitar<span className="visually-hidden"> {name}</span>
        </Button>
      </Group>
    </li>
  )
}
