import { Button, Group, Text, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { verifySecondFactor } from '#admin/api/auth.ts'
import { SmallForm } from '#admin/auth/small-form.tsx'
import { useSubmit } from '#admin/auth/use-submit.ts'
import { CopyButton } from '#admin/shell/copy-button.tsx'
import styles from './account.module.css'

type EnrolmentStepsProps = {
  /** An otpauth://… URI. Authenticator apps read it from the QR code. */
  readonly uri: string
  readonly onConfirmed: () => void
  readonly onCancel: () => void
}

/** Shows the QR code, ways for the phone that cannot scan its own screen, and a field that verifies a first code. */
export function EnrolmentSteps({ uri, onConfirmed, onCancel }: EnrolmentStepsProps) {
  const [code, setCode] = useState('')

  const form = useSubmit({
    check: () => ({ form: code.trim() ? undefined : 'Escriba el código que muestra la aplicación.' }),
    async send() {
      await verifySecondFactor({ kind: 'totp', code: code.replace(/\D/g, '') })
      onConfirmed()
    },
  })

  return (
    <SmallForm {...form} intro={<ScanCode uri={uri} />} action="Activar" onCancel={onCancel}>
      <TextInput
        label="2. Escriba el código de seis números que muestra"
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
    </SmallForm>
  )
}

function ScanCode({ uri }: { uri: string }) {
  // The key shown as text works without the QR code. It is a secret, so it is not kept.
  const { data: picture } = useQuery({
    queryKey: ['qr-code', uri],
    queryFn: async () => (await import('qr')).default(uri, 'data-url', { border: 2, scale: 8 }),
    gcTime: 0,
  })
  return (
    <>
      <Text>1. Abra la aplicación de códigos en su teléfono y lea este código.</Text>
      <div className={styles.qr}>
        {picture && (
          <img src={picture} alt="Código QR para la aplicación de códigos" width="208" height="208" />
        )}
        <div>
          <Text size="sm">Si está en ese mismo teléfono, ábrala aquí o copie este código secreto:</Text>
          <code className={styles.key}>{secretOf(uri)}</code>
          <Group gap="xs" mt="xs">
            <Button variant="outline" component="a" href={uri}>
              Abrir en mi aplicación
            </Button>
            <CopyButton text={secretOf(uri).replaceAll(' ', '')} label="Copiar el código" />
          </Group>
        </div>
      </div>
    </>
  )
}

/** Groups of four characters are easier to copy by hand. */
const secretOf = (uri: string) =>
  (new URL(uri).searchParams.get('secret') ?? '').replace(/(.{4})(?=.)/g, '$1 ')
