import { Button, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import {
  type FormerPicture,
  formerThumbnailPath,
  useFormerPictures,
  usePutBackPicture,
  useRemovedPictures,
} from '#admin/api/former-media.ts'
import type { ListedItem } from '#admin/api/media.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Failure } from '#admin/shell/failure.tsx'
import { Moment } from '#admin/shell/moment.tsx'
import { absoluteDate } from '#admin/shell/time.ts'
import { showSuccess } from '#admin/shell/toast.ts'
import { formerDays } from '#content/media/media.ts'
import styles from './media.module.css'
import { PurgeButton } from './purge.tsx'

/** The picture's earlier files, each with a button that restores it, and one that deletes all for good. */
export function FormerPictures({ item }: { item: ListedItem }) {
  const isOwner = useIsOwner()
  const { data: former = [] } = useFormerPictures(item.id, item.version)
  if (former.length === 0) return null
  return (
    <section>
      <h3>Fotos anteriores</h3>
      <Text size="sm" c="dimmed">
        Nadie las ve en el sitio, tampoco con su dirección; un navegador que ya las abrió puede mostrarlas
        hasta un año. Se guardan {formerDays} días después de reemplazarlas.
      </Text>
      <ul className={styles.former}>
        {former.map((picture) => (
          <Former
            key={picture.replacedAt}
            id={item.id}
            picture={picture}
            name={picture.fileName}
            action="Volver a la foto anterior"
            done="Volvió la foto anterior, en todas partes"
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
  if (data.length === 0) return null
  return (
    <section className={styles.removed} aria-labelledby="borradas-titulo">
      <h2 id="borradas-titulo">Borradas</h2>
      <p className="muted readable">
        Nadie las ve en el sitio, tampoco con su dirección. Se guardan {formerDays} días, por si quiere
        recuperarlas.
      </p>
      <ul className={styles.former}>
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
              done="La imagen está otra vez en Medios"
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
    </section>
  )
}

type FormerProps = {
  readonly id: string
  readonly picture: FormerPicture
  readonly name: string
  /** The button that puts it back, what is said then, and when that fails. */
  readonly action: string
  readonly done: string
  readonly failure: string
  readonly others?: ReactNode
  readonly children: ReactNode
}

function Former({ id, picture, name, action, done, failure, others, children }: FormerProps) {
  const { mutateAsync, isPending, error } = usePutBackPicture(id)
  // Not the callbacks of `mutate`: they are dropped when the row goes. An error is shown below.
  const putBack = () =>
    void mutateAsync(picture).then(
      () => showSuccess(done),
      () => undefined,
    )
  return (
    <li>
      <span className={styles.thumbnail}>
        <img src={formerThumbnailPath(id, picture)} alt="" loading="lazy" decoding="async" />
      </span>
      <div>
        {children}
        <Failure error={error} title={failure} />
        <div className="row">
          <Button variant="default" loading={isPending} onClick={putBack}>
            {action}
            <span className="visually-hidden"> ({name})</span>
          </Button>
          {others}
        </div>
      </div>
    </li>
  )
}
