import { Stack } from '@mantine/core'
import { useSession } from '#admin/api/session.ts'
import { Card } from '#admin/shell/card.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PasswordCodesCard } from './password-codes-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { roleNames } from './role-names.ts'
import { SessionsCard } from './sessions-card.tsx'
import { TwoFactorCard } from './two-factor-card.tsx'

/** /admin/cuenta: how the user signs in, and the active sessions. */
export function AccountScreen() {
  const { data: session, error, refetch } = useSession()
  return (
    <Screen title="Cuenta">
      <LoadState
        title="No se pudo leer su cuenta"
        data={session ?? undefined}
        error={error}
        refetch={refetch}
      />
      {session && (
        <Stack gap="lg" maw="42rem">
          <Card title="Sus datos">
            <dl className="terms">
              <dt>Nombre</dt>
              <dd>{session.user.name}</dd>
              <dt>Correo</dt>
              <dd>{session.user.email}</dd>
              <dt>Papel</dt>
              <dd>{roleNames[session.user.role]}</dd>
            </dl>
          </Card>
          <PasswordCard own={[session.user.name, session.user.email]} email={session.user.email} />
          <PasswordCodesCard />
          <PasskeysCard />
          <TwoFactorCard enabled={session.user.twoFactorEnabled === true} />
          <SessionsCard currentId={session.session.id} />
          {session.user.role === 'owner' && <PeopleCard />}
        </Stack>
      )}
    </Screen>
  )
}
