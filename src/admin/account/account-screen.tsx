import { Stack } from '@mantine/core'
import { useSession } from '#admin/api/session.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Screen } from '#admin/shell/screen.tsx'
import { PasskeysCard } from './passkeys-card.tsx'
import { PasswordCard } from './password-card.tsx'
import { PasswordCodesCard } from './password-codes-card.tsx'
import { PeopleCard } from './people-card.tsx'
import { PersonCard } from './person-card.tsx'
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
          <PersonCard person={session.user} />
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
