import { Button, Text } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { passwordCodesQuery } from '#admin/api/auth.ts'
import { call } from '#admin/api/call.ts'
import { loadAnew } from '#admin/api/load-anew.ts'
import { RecoveryCodes } from '#admin/auth/recovery-codes.tsx'
import { Card } from '#admin/shell/card.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import { ConfirmPassword } from './confirm-password.tsx'

/** A sheet of codes for a forgotten password: how many are left, and a new sheet. */
export function PasswordCodesCard() {
  const client = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>()
  const { data, error, refetch } = useQuery(passwordCodesQuery)

  const make = async (password: string) => {
    const made = await call('POST /api/auth/password-codes', { body: { password } })
    setAsking(false)
    setCodes(made.codes)
    await loadAnew(client, passwordCodesQuery.queryKey)
  }

  return (
    <Card title="Por si olvida la contraseña">
      <LoadState title="No se pudo leer cuántos códigos quedan" data={data} error={error} refetch={refetch} />
      {codes ? (
        <RecoveryCodes codes={codes} sheet="password" onDone={() => setCodes(undefined)} />
      ) : isAsking ? (
        <ConfirmPassword
          action="Crear la hoja"
          reason="Los códigos de una hoja anterior dejarán de servir. Confirme su contraseña."
          onConfirmed={make}
          onCancel={() => setAsking(false)}
        />
      ) : (
        data && (
          <>
            <Text mb="md">
              Una hoja con códigos, para guardar en papel: con uno elige otra contraseña sin ayuda de nadie.{' '}
              {data.left === 0 ? 'Aún no tiene códigos que sirvan.' : `Le sirven todavía: ${data.left}.`}
            </Text>
            <Button variant={data.left === 0 ? 'filled' : 'outline'} onClick={() => setAsking(true)}>
              Crear una hoja nueva
            </Button>
          </>
        )
      )}
    </Card>
  )
}
