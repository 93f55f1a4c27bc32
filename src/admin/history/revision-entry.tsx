import { Badge, Button, Group } from '@mantine/core'
import { useIntersection } from '@mantine/hooks'
import { useEffect, useState } from 'react'
import { useIsOwner, useOwnName } from '#admin/api/session.ts'
import { authorName } from '#admin/shell/author-name.ts'
import { Icon } from '#admin/shell/icon.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { editableDocument } from '#content/editable-documents.ts'
import { Changes } from './changes.tsx'
import styles from './history.module.css'
import type { Entry } from './timeline.ts'

type RevisionEntryProps = {
  readonly entry: Entry
  /** Number of the live revision, once it is known. */
  readonly liveNumber: number | undefined
  readonly onPreview: (entry: Entry) => void
  readonly onRestore: (entry: Entry) => void
}

export function RevisionEntry({ entry, liveNumber, onPreview, onRestore }: RevisionEntryProps) {
  const { document, number, author, createdAt, isLatest, previous } = entry
  const ownName = useOwnName()
  const isOwner = useIsOwner()
  const { ref, isSeen } = useSeen()
  const title = `${editableDocument(document).labels.name}, versión ${number}`
  const of = <span className="visually-hidden"> ({title})</span>

  return (
    <li ref={ref} className={styles.entry} data-revision={`${document}/${number}`}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {liveNumber === number && <Badge color="leaf.7">En el sitio</Badge>}
        {isLatest && liveNumber !== undefined && liveNumber !== number && (
          <Badge color="ochre.7">Guardada, sin publicar</Badge>
        )}
      </div>
      <p className={styles.when}>
        <Moment iso={createdAt} />, por {authorName(author, ownName)}
      </p>
      <Changes document={document} number={number} previous={previous} enabled={isSeen} />
      <Group gap="xs">
        <Button variant="outline" leftSection={<Icon name="eye" />} onClick={() => onPreview(entry)}>
          Ver{of}
        </Button>
        {!isLatest && isOwner && (
          <Button variant="outline" leftSection={<Icon name="history" />} onClick={() => onRestore(entry)}>
            Restaurar{of}
          </Button>
        )}
      </Group>
    </li>
  )
}

/** Becomes true when the entry comes near the viewport; entries further down load nothing. */
function useSeen() {
  const { ref, entry } = useIntersection({ rootMargin: '300px' })
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (entry?.isIntersecting) setSeen(true)
  }, [entry])
  return { ref, isSeen }
}
