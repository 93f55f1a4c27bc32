import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useUndoImport } from '#admin/api/old-site.ts'
import { Card } from '#admin/shell/card.tsx'
import { Failure } from '#admin/shell/failure.tsx'
import links from '#admin/shell/links.module.css'
import { relativeTime } from '#admin/shell/time.ts'
import { showSuccess } from '#admin/shell/toast.ts'
import { useNow } from '#admin/shell/use-now.ts'
import { reviewPath, screenPath } from '#admin/subject.ts'
import { amount, lowerFirst, upperFirst } from '#content/texts/words.ts'
import type { OldSiteState } from '#contract/old-site.ts'
import styles from './old-site.module.css'

/** What the last import brought, with what of it did not come. It can be undone. */
export function TakenCard({ taken }: { readonly taken: NonNullable<OldSiteState['taken']> }) {
  const { at, pages, failedPages, pictures, failedPictures } = taken
  const { mutate, isPending, error } = useUndoImport()
  const now = useNow()
  const undo = () =>
    mutate(undefined, { onSuccess: ({ removed, kept }) => showSuccess(undoneWords(removed, kept)) })
  return (
    <Card title={arrivedWords(pages.length)} className="stack">
      <p className="readable">
        {upperFirst(relativeTime(at, now))}, como borradores
        {pictures > 0 && `, con ${amount(pictures, 'foto')} en Medios`}. Revíselas: se publican todas juntas,
        o una por una.
      </p>
      {failedPages.length > 0 && (
        <p className="readable">
          No se pudo hacer un borrador de {failedPages.map((title) => `«${title}»`).join(', ')}. Cópiela a
          mano con «Agregar página», o escriba a quien cuida el servidor.
        </p>
      )}
      {failedPictures.length > 0 && (
        <details>
          <summary>{amount(failedPictures.length, 'foto')} sin llegar</summary>
          <ul className={styles.notes}>
            {failedPictures.map(({ url, reason, pages: shownOn }) => (
              <li key={url}>
                {url}: {reason} <small>{shownOn.join(', ')}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      <details>
        <summary>Ver las páginas</summary>
        <ul className={`plain-list ${links.lines}`}>
          {pages.map(({ title, draft, lost }) => (
            <li key={draft}>
              <Link to={screenPath({ document: 'pages', entry: draft })}>{title}</Link>
              {lost.length > 0 && <small> Sin: {lost.map(lowerFirst).join(', ')}.</small>}
            </li>
          ))}
        </ul>
      </details>
      <Failure error={error} title="No se pudo deshacer" mt={0} />
      <div className={styles.buttons}>
        <Button variant="subtle" onClick={undo} loading={isPending}>
          Deshacer
        </Button>
        <Button component={Link} to={reviewPath}>
          Revisar y publicar
        </Button>
      </div>
    </Card>
  )
}

function arrivedWords(count: number): string {
  if (count === 0) return 'No llegó ninguna página nueva'
  return `${count === 1 ? 'Llegó' : 'Llegaron'} ${amount(count, 'página')}`
}

function undoneWords(removed: number, kept: number): string {
  const gone = `${removed === 1 ? 'Se quitó' : 'Se quitaron'} ${amount(removed, 'borrador', 'borradores')}.`
  return kept === 0
    ? gone
    : `${gone} ${amount(kept, 'quedó', 'quedaron')}, porque usted ya los cambió o publicó.`
}
