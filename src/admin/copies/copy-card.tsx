import { Alert, Button, Progress, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useMakeCopy } from '#admin/api/copies.ts'
import { messageOf } from '#admin/api/problem.ts'
import { Card } from '#admin/shell/card.tsx'
import { fileSize } from '#admin/shell/file-size.ts'
import { relativeTime } from '#admin/shell/time.ts'
import { useNow } from '#admin/shell/use-now.ts'
import type { CopiesState, CopyFile, CopyKind } from '#contract/copies.ts'
import { CopyRow } from './copy-row.tsx'
import { DownloadDialog } from './download-dialog.tsx'

type CopyCardProps = {
  readonly kind: CopyKind
  readonly title: string
  readonly state: CopiesState
  /** What is inside. */
  readonly children: ReactNode
}

/** Makes a copy of one kind, and lists those that can be downloaded. */
export function CopyCard({ kind, title, state: { running, failure, files }, children }: CopyCardProps) {
  const { mutate, isPending, error, variables } = useMakeCopy()
  const [chosen, setChosen] = useState<CopyFile>()
  const now = useNow()
  /** Whether the last attempt of this screen was one of this kind. */
  const isTried = variables === kind
  const isRunning = running?.kind === kind
  const own = files.filter((file) => file.kind === kind)
  const daily = own.filter(({ isDaily }) => isDaily)
  const [latest] = daily
  const rows = (shown: readonly CopyFile[]) => (
    <ul className="rows">
      {shown.map((file) => (
        <CopyRow key={file.name} file={file} onDownload={() => setChosen(file)} />
      ))}
    </ul>
  )
  return (
    <Card title={title}>
      <p className="muted readable">{children}</p>
      {isRunning && (
        <Stack gap="xs" mt="md" aria-live="polite">
          <p>{progressWords(running)}</p>
          <Progress
            value={running.share === null ? 100 : running.share * 100}
            animated={running.share === null}
            aria-label="Avance de la copia"
          />
        </Stack>
      )}
      {isTried && !running && (error ?? failure) && (
        <Alert color="danger" mt="md" title="No se hizo la copia" role="alert">
          {error ? messageOf(error) : failure}
        </Alert>
      )}
      <Button mt="md" onClick={() => mutate(kind)} loading={isPending} disabled={running !== null}>
        {kind === 'backup' ? 'Hacer una copia ahora' : 'Preparar'}
      </Button>
      {own.length > daily.length && rows(own.filter(({ isDaily }) => !isDaily))}
      {latest && (
        <details>
          <summary>
            Copias diarias ({daily.length}), la última {relativeTime(latest.madeAt, now)}
          </summary>
          {rows(daily)}
        </details>
      )}
      {chosen && <DownloadDialog file={chosen} onClose={() => setChosen(undefined)} />}
    </Card>
  )
}

function progressWords({ share, bytes }: NonNullable<CopiesState['running']>): string {
  const size = bytes > 0 ? ` Van ${fileSize(bytes)}.` : ''
  const part = share === null ? '' : ` ${Math.floor(share * 100)} %.`
  return `Preparando…${part}${size} Puede seguir trabajando en otra pantalla.`
}
