import { Button, Loader, Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { messageOf } from '#admin/api/problem.ts'
import { shareCardQuery } from '#admin/api/share-card.ts'
import { useObjectUrl } from '#admin/shell/use-object-url.ts'
import { shareSize } from '#content/media/share-card.ts'
import styles from './search-preview.module.css'
import type { EntryTexts } from './use-entry-texts.ts'

/** How long to wait after the last keystroke, in ms. */
const pause = 600

/** The longest name that an entry can have. */
const maxTitle = 120

/** The entry as a shared link in WhatsApp or Facebook, with the picture that the server makes for it. */
export function ShareCardPreview({ card, shared }: Pick<EntryTexts, 'card' | 'shared'>) {
  const [settled] = useDebouncedValue(card, pause)
  const canMake = settled.title !== '' && settled.title.length <= maxTitle
  const { data, error, isFetching, refetch } = useQuery({
    ...shareCardQuery(settled),
    enabled: canMake,
    placeholderData: keepPreviousData,
  })
  const src = useObjectUrl(canMake ? data : undefined)
  const isOutdated = isFetching || settled !== card
  return (
    <figure className={`panel ${styles.share}`} aria-label="Al compartir el enlace">
      <div className={styles.card} aria-busy={isOutdated}>
        {src && !error && (
          <img
            src={src}
            alt={`Imagen con el título «${settled.title}»`}
            {...shareSize}
            data-outdated={isOutdated}
          />
        )}
        {!canMake && <p>Escriba el nombre para ver la imagen.</p>}
        {canMake && isFetching && (
          <Loader className={styles.making} size="sm" role="status" aria-label="Preparando la imagen" />
        )}
        {error && (
          <div role="alert">
            <p>No se pudo preparar la imagen. {messageOf(error)}</p>
            <Button variant="outline" onClick={() => void refetch()}>
              Intentar de nuevo
            </Button>
          </div>
        )}
      </div>
      <figcaption>
        <strong>{shared.title}</strong>
        <Text size="sm" c="var(--text-2)" lineClamp={2}>
          {shared.description}
        </Text>
        <span className="muted small">{window.location.host}</span>
      </figcaption>
    </figure>
  )
}
