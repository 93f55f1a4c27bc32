import { Button, Group, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { call } from '#admin/api/call.ts'
import { draftLinksQuery } from '#admin/api/drafts.ts'
import { messageOf } from '#admin/api/problem.ts'
import { queryKeys } from '#admin/api/query-keys.ts'
import { useChange } from '#admin/api/use-change.ts'
import { flushDrafts } from '#admin/draft/draft-syncs.ts'
import { CopyButton } from '#admin/shell/copy-button.tsx'
import screen from '#admin/shell/screen.module.css'
import { absoluteTime } from '#admin/shell/time.ts'
import styles from './review.module.css'
import { changesText } from './use-change-count.ts'

type Props = {
  /** Number of changes that a new link shows. */
  readonly count: number
}

/** Makes links that show the draft to people without an account, and takes them back. */
export function DraftLinks({ count }: Props) {
  const { data: links = [] } = useQuery(draftLinksQuery)
  const create = useChange(async () => {
    await flushDrafts()
    return call('POST /api/draft-links')
  }, queryKeys.draftLinks)
  const revoke = useChange(
    (id: string) => call('DELETE /api/draft-links/:id', { params: { id } }),
    queryKeys.draftLinks,
  )
  const { data: made, error } = create
  const isOpen = made && !links.every(({ id }) => id !== made.id)

  return (
    <section className={screen.card} aria-label="Enlaces para mostrar el borrador">
      <h2>Mostrar el borrador a alguien</h2>
      <p>
        Un enlace abre todas las páginas con los cambios marcados, tal como están ahora, sin cuenta y durante
        30 días. Los buscadores no lo muestran. Puede retirarlo cuando quiera.
      </p>
      {error && (
        <p role="alert" className={styles.error}>
          {messageOf(error)}
        </p>
      )}
      <Group align="flex-end" gap="sm" mt="md">
        <Button
          variant="outline"
          onClick={() => create.mutate()}
          loading={create.isPending}
          disabled={count === 0}
        >
          Crear un enlace
        </Button>
        {made && isOpen && (
          <Group align="flex-end" gap="sm" miw={0} className={styles.newLink}>
            <TextInput
              label="Enlace nuevo"
              description="Cópielo ahora: por seguridad no volverá a mostrarse."
              value={made.url}
              readOnly
              onFocus={(event) => event.currentTarget.select()}
            />
            <CopyButton text={made.url} />
            <Button
              variant="outline"
              component="a"
              href={`https://wa.me/?text=${encodeURIComponent(`Así se vería el sitio: ${made.url}`)}`}
              target="_blank"
              rel="noreferrer"
            >
              Enviar por WhatsApp
            </Button>
          </Group>
        )}
      </Group>
      {links.length > 0 && (
        <ul className="rows">
          {links.map(({ id, createdAt, expiresAt, changes, name }) => (
            <li key={id}>
              <span>
                {name}: {changesText(changes)}, {absoluteTime(createdAt)}; abre hasta el{' '}
                {absoluteTime(expiresAt)}
              </span>
              <Button
                variant="subtle"
                size="compact-md"
                onClick={() => revoke.mutate(id)}
                aria-label={`Retirar el enlace de ${name}, ${absoluteTime(createdAt)}`}
              >
                Retirar
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
