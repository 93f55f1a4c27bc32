import { Badge, Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type OpenSession, sessionsQuery } from '#admin/api/auth.ts'
import { call } from '#admin/api/call.ts'
import { loadAnew } from '#admin/api/load-anew.ts'
import { Card } from '#admin/shell/card.tsx'
import { LoadState } from '#admin/shell/load-state.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { showError, showSuccess } from '#admin/shell/toast.ts'
import { deviceName } from '#content/texts/device-name.ts'

/** The user's active sessions, this device first. */
export function SessionsCard({ currentId }: { currentId: string }) {
  const { data, error, refetch } = useQuery(sessionsQuery)
  const end = useEnd(
    (token: string) => call('POST /api/auth/revoke-session', { body: { token } }),
    'La sesión se cerró.',
  )
  const endOthers = useEnd(
    () => call('POST /api/auth/revoke-other-sessions', { body: {} }),
    'Las demás sesiones se cerraron.',
  )
  const sessions = data?.toSorted(
    (one, other) =>
      Number(other.id === currentId) - Number(one.id === currentId) ||
      Date.parse(other.updatedAt) - Date.parse(one.updatedAt),
  )

  return (
    <Card title="Sesiones abiertas">
      <LoadState title="No se pudieron leer las sesiones" data={data} error={error} refetch={refetch} />
      <ul className="rows">
        {sessions?.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            isCurrent={session.id === currentId}
            onEnd={() => end.mutate(session.token)}
          />
        ))}
      </ul>
      {sessions && sessions.length > 1 && (
        <Button variant="outline" onClick={() => endOthers.mutate(undefined)} loading={endOthers.isPending}>
          Cerrar las demás
        </Button>
      )}
    </Card>
  )
}

type SessionRowProps = {
  readonly session: OpenSession
  readonly isCurrent: boolean
  readonly onEnd: () => void
}

function SessionRow({ session, isCurrent, onEnd }: SessionRowProps) {
  const device = deviceName(session.userAgent)
  return (
    <li>
      <div>
        <b>{device}</b>
        <small>
          Se abrió <Moment iso={session.createdAt} />
          {session.ipAddress ? `, desde ${session.ipAddress}` : ''}
        </small>
      </div>
      {isCurrent ? (
        <Badge color="leaf.7">Esta sesión</Badge>
      ) : (
        <Button variant="subtle" onClick={onEnd}>
          Cerrar<span className="visually-hidden"> ({device})</span>
        </Button>
      )}
    </li>
  )
}

function useEnd<Input>(mutationFn: (input: Input) => Promise<unknown>, done: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: () => {
      showSuccess(done)
      return loadAnew(client, sessionsQuery.queryKey)
    },
    onError: (error) => showError(error),
  })
}
