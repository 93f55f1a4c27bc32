import { Badge, Button, Group, Text } from '@mantine/core'
import { useState } from 'react'
import type { Enrolment } from '#admin/api/auth.ts'
import { call } from '#admin/api/call.ts'
import screen from '#admin/shell/screen.module.css'
import { showSuccess } from '#admin/shell/toast.ts'
import { ConfirmPassword } from './confirm-password.tsx'
import { EnrolmentSteps } from './enrolment-steps.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { useRefreshSession } from './use-refresh-session.ts'

/** The current step of turning the second factor on or off. */
type Step =
  | { readonly name: 'rest' }
  | { readonly name: 'ask-to-enable' | 'ask-to-disable' | 'ask-for-codes' }
  | { readonly name: 'enrol'; readonly enrolment: Enrolment }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

const rest: Step = { name: 'rest' }

/** Turns the second factor on or off, and creates new recovery codes. */
export function TwoFactorCard({ enabled }: { enabled: boolean }) {
  const [step, setStep] = useState<Step>(rest)
  const refreshSession = useRefreshSession()

  const disable = async (password: string) => {
    await call('POST /api/auth/two-factor/disable', { body: { password } })
    setStep(rest)
    await refreshSession()
    showSuccess('La verificación en dos pasos está desactivada.')
  }

  return (
    <section className={screen.card} aria-labelledby="two-factor-title">
      <Group justify="space-between" mb="sm">
        <h2 id="two-factor-title" style={{ margin: 0 }}>
          Verificación en dos pasos
        </h2>
        <Badge color={enabled ? 'leaf.7' : 'gray.7'}>{enabled ? 'Activada' : 'Desactivada'}</Badge>
      </Group>
      {step.name === 'rest' && <Rest enabled={enabled} onAsk={(name) => setStep({ name })} />}
      {step.name === 'ask-to-enable' && (
        <ConfirmPassword
          action="Continuar"
          reason="Para activarla, confirme su contraseña."
          onConfirmed={async (password) => {
            const enrolment = await call('POST /api/auth/two-factor/enable', { body: { password } })
            setStep({ name: 'enrol', enrolment })
          }}
          onCancel={() => setStep(rest)}
        />
      )}
      {step.name === 'ask-to-disable' && (
        <ConfirmPassword
          action="Desactivar"
          reason="Para desactivarla, confirme su contraseña. Después bastará la contraseña para entrar."
          onConfirmed={disable}
          onCancel={() => setStep(rest)}
        />
      )}
      {step.name === 'ask-for-codes' && (
        <ConfirmPassword
          action="Crear códigos nuevos"
          reason="Los códigos de recuperación anteriores dejarán de servir. Confirme su contraseña."
          onConfirmed={async (password) => {
            const { backupCodes } = await call('POST /api/auth/two-factor/generate-backup-codes', {
              body: { password },
            })
            setStep({ name: 'codes', codes: backupCodes })
          }}
          onCancel={() => setStep(rest)}
        />
      )}
      {step.name === 'enrol' && (
        <EnrolmentSteps
          uri={step.enrolment.totpURI}
          onConfirmed={() => {
            setStep({ name: 'codes', codes: step.enrolment.backupCodes })
            void refreshSession()
          }}
          onCancel={() => setStep(rest)}
        />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={() => setStep(rest)} />}
    </section>
  )
}

type RestProps = {
  readonly enabled: boolean
  readonly onAsk: (step: 'ask-to-enable' | 'ask-to-disable' | 'ask-for-codes') => void
}

function Rest({ enabled, onAsk }: RestProps) {
  return (
    <>
      <Text mb="md">
        {enabled
          ? 'Al entrar se pide, además de la contraseña, un código de la aplicación de su teléfono.'
          : 'Con ella, nadie entra solo con su contraseña: también hace falta un código de su teléfono. Necesita una aplicación de códigos, como Google Authenticator, Microsoft Authenticator o Aegis.'}
      </Text>
      {enabled ? (
        <Group gap="xs">
          <Button variant="outline" onClick={() => onAsk('ask-for-codes')}>
            Crear códigos de recuperación nuevos
          </Button>
          <Button variant="outline" onClick={() => onAsk('ask-to-disable')}>
            Desactivar
          </Button>
        </Group>
      ) : (
        <Button onClick={() => onAsk('ask-to-enable')}>Activar</Button>
      )}
    </>
  )
}
