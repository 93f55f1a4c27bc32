import { Button, Text } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import {
  type FormerPicture,
  formerThumbnailPath,
  useFormerPictures,
  usePutBackPicture,
  useRemovedPictures,
} from '#admin/api/former-media.ts'
import { type ListedItem, usePreparePicture } from '#admin/api/media.ts'
import { useIsOwner } from '#admin/api/session.ts'
import styles from '#admin/media/media.module.css'
import type { EditPicture } from '#admin/media/picture-drafts.ts'
import { Card } from '#admin/shell/card.tsx'
import { Failure } from '#admin/shell/failure.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { absoluteDate } from '#admin/shell/time.ts'
import { showSuccess } from '#admin/shell/toast.ts'
import { formerDays } from '#content/media/media.ts'
import { PurgeButton } from './purge.tsx'

/** The picture's earlier files, each with a button that restores it, and one that deletes all for good. */
export function FormerPictures({ item, onEdit }: { item: ListedItem; onEdit: EditPicture }) {
  const isOwner = useIsOwner()
  const prepare = usePreparePicture(item.id)
  const { data: former = [] } = useFormerPictures(item.id, item.version)
  if (former.length === 0) return null
  return (
    <section>
      <h3>Fotos anteriores</h3>
      <Text size="sm" c="dimmed">
        Nadie las ve en el sitio, tampoco con su dirección; un navegador que ya las abrió puede mostrarlas
        hasta un año. Se guardan {formerDays} días después de reemplazarlas.
      </Text>
      <ul className={`plain-list ${styles.former}`}>
        {former.map((picture) => (
          <Former
            key={picture.replacedAt}
            id={item.id}
            picture={picture}
            name={picture.fileName}
            action="Volver a la foto anterior"
            onPutBack={async () => {
              const { version, alt, decorative, focus } = picture
              await prepare.mutateAsync({ version })
              onEdit({ file: version, alt, decorative, focusX: focus.x, focusY: focus.y })
            }}
            failure="No se cambió"
          >
            {picture.fileName}, reemplazada <Moment iso={picture.replacedAt} />. Se guarda hasta el{' '}
            {absoluteDate(picture.storedUntil)}.
          </Former>
        ))}
      </ul>
      {isOwner && <PurgeButton id={item.id} what="Las fotos anteriores" name={item.title || item.fileName} />}
    </section>
  )
}

/** The pictures that an owner removed lately. Each can be put back, or deleted for good. */
export function RemovedPictures() {
  const { data = [] } = useRemovedPictures(useIsOwner())
  const putBack = usePutBackPicture()
  if (data.length === 0) return null
  return (
    <Card title="Borradas">
      <p className="muted readable">
        Nadie las ve en el sitio, tampoco con su dirección. Se guardan {formerDays} días, por si quiere
        recuperarlas.
      </p>
      <ul className={`plain-list ${styles.former}`}>
        {data.map((picture) => {
          const { id, replacedAt, storedUntil } = picture
          const name = picture.title || picture.fileName
          return (
            <Former
              key={id}
              id={id}
              picture={picture}
              name={name}
              action="Recuperar"
              onPutBack={async () => {
                await putBack.mutateAsync({ id, picture })
                showSuccess('La imagen está otra vez en Medios')
              }}
              failure="No se recuperó"
              others={<PurgeButton id={id} what="La imagen" name={name} />}
            >
              <b>{name}</b>
              <br />
              Borrada el {absoluteDate(replacedAt)}. Se guarda hasta el {absoluteDate(storedUntil)}.
            </Former>
          )
        })}
      </ul>
    </Card>
  )
}

type FormerProps = {
  readonly id: string
  readonly picture: FormerPicture
  readonly name: string
  /** The button that puts it back. */
  readonly action: string
  readonly onPutBack: () => Promise<void>
  /** Title of an error. */
  readonly failure: string
  readonly others?: ReactNode
  readonly children: ReactNode
}

function Former({ id, picture, name, action, onPutBack, failure, others, children }: FormerProps) {
  const { mutate, isPending, error } = useMutation({ mutationFn: onPutBack })
  return (
    <li>
      <span className={styles.thumbnail}>
        <img src={formerThumbnailPath(id, picture)} alt="" loading="lazy" decoding="async" />
      </span>
      <div>
        {children}
        <Failure error={error} title={failure} />
        <div className="row">
          <Button variant="default" loading={isPending} onClick={() => mutate()}>
            {action}
            <span className="visually-hidden"> ({name})</span>
          </Button>
          {others}
        </div>
      </div>
    </li>
  )
}
