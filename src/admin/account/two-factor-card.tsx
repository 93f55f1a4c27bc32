import { Badge, Button, Group, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Enrolment, sessionsQuery } from '#admin/api/auth.ts'
import { call } from '#admin/api/call.ts'
import { loadAnew } from '#admin/api/load-anew.ts'
import { sessionQuery } from '#admin/api/session.ts'
import { RecoveryCodes } from '#admin/auth/recovery-codes.tsx'
import screen from '#admin/shell/screen.module.css'
import { showSuccess } from '#admin/shell/toast.ts'
import { ConfirmPassword } from './confirm-password.tsx'
import { EnrolmentSteps } from './enrolment-steps.tsx'

/** What needs the password first. */
const questions = {
  enable: { action: 'Continuar', reason: 'Para activarla, confirme su contraseña.' },
  disable: {
    action: 'Desactivar',
    reason: 'Para desactivarla, confirme su contraseña. Después bastará la contraseña para entrar.',
  },
  codes: {
    action: 'Crear códigos nuevos',
    reason: 'Los códigos de recuperación anteriores dejarán de servir. Confirme su contraseña.',
  },
} as const

type Question = keyof typeof questions

/** The current step of turning the second factor on or off. */
type Step =
  | { readonly name: 'rest' }
  | { readonly name: 'ask'; readonly question: Question }
  | { readonly name: 'enrol'; readonly enrolment: Enrolment }
  | { readonly name: 'codes'; readonly codes: readonly string[] }

const rest: Step = { name: 'rest' }

/** Turns the second factor on or off, and creates new recovery codes. */
export function TwoFactorCard({ enabled }: { enabled: boolean }) {
  const [step, setStep] = useState<Step>(rest)
  const client = useQueryClient()

  /** Turning the second factor on or off starts a new session. */
  const refreshSession = () =>
    Promise.all([sessionQuery, sessionsQuery].map(({ queryKey }) => loadAnew(client, queryKey)))

  const confirmed: { readonly [Name in Question]: (password: string) => Promise<void> } = {
    async enable(password) {
      const enrolment = await call('POST /api/auth/two-factor/enable', { body: { password } })
      setStep({ name: 'enrol', enrolment })
    },
    async disable(password) {
      await call('POST /api/auth/two-factor/disable', { body: { password } })
      setStep(rest)
      await refreshSession()
      showSuccess('La verificación en dos pasos está desactivada.')
    },
    async codes(password) {
      const body = { password }
      const { backupCodes } = await call('POST /api/auth/two-factor/generate-backup-codes', { body })
      setStep({ name: 'codes', codes: backupCodes })
    },
  }

  return (
    <section className={screen.card} aria-labelledby="two-factor-title">
      <Group justify="space-between" mb="sm">
        <h2 id="two-factor-title" style={{ margin: 0 }}>
          Verificación en dos pasos
        </h2>
        <Badge color={enabled ? 'leaf.7' : 'gray.7'}>{enabled ? 'Activada' : 'Desactivada'}</Badge>
      </Group>
      {step.name === 'rest' && (
        <Rest enabled={enabled} onAsk={(question) => setStep({ name: 'ask', question })} />
      )}
      {step.name === 'ask' && (
        <ConfirmPassword
          {...questions[step.question]}
          onConfirmed={confirmed[step.question]}
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
      {step.name === 'codes' && (
        <RecoveryCodes codes={step.codes} sheet="second-factor" onDone={() => setStep(rest)} />
      )}
    </section>
  )
}

function Rest({ enabled, onAsk }: { enabled: boolean; onAsk: (question: Question) => void }) {
  return (
    <>
      <Text mb="md">
        {enabled
          ? 'Al entrar se pide, además de la contraseña, un código de la aplicación de su teléfono.'
          : 'Con ella, nadie entra solo con su contraseña: también hace falta un código de su teléfono. Necesita una aplicación de códigos, como Google Authenticator, Microsoft Authenticator o Aegis.'}
      </Text>
      {enabled ? (
        <Group gap="xs">
          <Button variant="outline" onClick={() => onAsk('codes')}>
            Crear códigos de recuperación nuevos
          </Button>
          <Button variant="outline" onClick={() => onAsk('disable')}>
            Desactivar
          </Button>
        </Group>
      ) : (
        <Button onClick={() => onAsk('enable')}>Activar</Button>
      )}
    </>
  )
}
