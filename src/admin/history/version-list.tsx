import { Button } from '@mantine/core'
import { useState } from 'react'
import { useStatus } from '#admin/api/publishing.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import styles from './history.module.css'
import { RestoreDialog } from './restore-dialog.tsx'
import { VersionItem } from './version-item.tsx'
import { VersionPreview } from './version-preview.tsx'
import type { Version } from './versions.ts'

type Props = {
  /** Undefined while they load. */
  readonly versions: readonly Version[] | undefined
  readonly error: Error | null | undefined
  readonly retry: () => void
  /** A version's subject. */
  readonly nameOf: (version: Version) => string
}

const pageLength = 20

/** Versions with their changes, a preview and a restore dialog. */
export function VersionList({ versions, error, retry, nameOf }: Props) {
  const { data: status } = useStatus()
  const [shown, setShown] = useState(pageLength)
  const [preview, setPreview] = useState<Version>()
  const [restoring, setRestoring] = useState<{ readonly version: Version; readonly name: string }>()
  const restore = (version: Version, name = nameOf(version)) => {
    setPreview(undefined)
    setRestoring({ version, name })
  }
  return (
    <>
      <LoadState title="No se pudo leer el historial" data={versions} error={error} refetch={retry} />
      <ol className={`plain-list stack ${styles.versions}`}>
        {versions?.slice(0, shown).map((version) => (
          <VersionItem
            key={`${version.subject.document} ${version.number}`}
            version={version}
            liveNumber={status?.live.revisions[version.subject.document]}
            onPreview={setPreview}
            onRestore={restore}
          />
        ))}
      </ol>
      {versions && versions.length > shown && (
        <div>
          <Button variant="outline" onClick={() => setShown(shown + pageLength)}>
            Mostrar versiones anteriores
          </Button>
        </div>
      )}
      {preview && (
        <VersionPreview
          version={preview}
          name={nameOf(preview)}
          onClose={() => setPreview(undefined)}
          onRestore={restore}
        />
      )}
      {restoring && <RestoreDialog {...restoring} onClose={() => setRestoring(undefined)} />}
    </>
  )
}
