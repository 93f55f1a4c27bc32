import { Badge, Button, Group } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useIsOwner, useOwnName } from '#admin/api/session.ts'
import { authorName } from '#admin/shell/author-name.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { documentRow } from '#content/documents/documents.ts'
import styles from './history.module.css'
import { VersionChanges } from './version-changes.tsx'
import { isRestorable, type OnRestore, type Version } from './versions.ts'

type VersionItemProps = {
  readonly version: Version
  /** Number of the document's live revision, once it is known. */
  readonly liveNumber: number | undefined
  readonly onPreview: (version: Version) => void
  readonly onRestore: OnRestore
}

export function VersionItem({ version, liveNumber, onPreview, onRestore }: VersionItemProps) {
  const { subject, number, author, createdAt, isLatest, kind } = version
  const isEntry = subject.entry !== undefined
  const ownName = useOwnName()
  const isOwner = useIsOwner()
  const { ref, isSeen } = useSeen()
  const title = isEntry
    ? `Versión ${number}`
    : `${documentRow(subject.document).labels.name}, versión ${number}`
  const of = <span className="visually-hidden"> ({title})</span>
  const isLive = isEntry ? isLatest && kind !== 'removed' : liveNumber === number

  return (
    <li ref={ref} className={styles.entry} data-revision={`${subject.document}/${number}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {isLive && <Badge color="leaf.7">{isEntry ? 'La actual' : 'En el sitio'}</Badge>}
        {!isEntry && isLatest && liveNumber !== undefined && liveNumber !== number && (
          <Badge color="ochre.7">Guardada, sin publicar</Badge>
        )}
      </div>
      <p className={styles.when}>
        <Moment iso={createdAt} />, por {authorName(author, ownName)}
      </p>
      <VersionChanges version={version} enabled={isSeen} onRestore={onRestore} />
      <Group gap="xs">
        {kind !== 'removed' && (
          <Button variant="outline" leftSection={<Icon name="eye" />} onClick={() => onPreview(version)}>
            Ver{of}
          </Button>
        )}
        {isRestorable(version) && isOwner && (
          <Button
            variant={version.entries ? 'subtle' : 'outline'}
            leftSection={<Icon name="history" />}
            onClick={() => onRestore(version)}
          >
            {version.entries ? 'Restaurar toda la lista' : 'Restaurar'}
            {of}
          </Button>
        )}
      </Group>
    </li>
  )
}

/** Becomes true when the version comes near the viewport; versions further down load nothing. */
function useSeen() {
  const { ref, entry } = useIntersection({ rootMargin: '300px' })
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (entry?.isIntersecting) setSeen(true)
  }, [entry])
  return { ref, isSeen }
}
