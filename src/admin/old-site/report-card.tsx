import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Card } from '#admin/shell/card.tsx'
import { showSuccess } from '#admin/shell/toast.ts'
import { reviewPath, screenPath } from '#admin/subject.ts'
import { amount, lowerFirst } from '#content/texts/words.ts'
import { Notes } from './found-card.tsx'
import type { Report } from './run-import.ts'

type ReportCardProps = {
  readonly report: Report
  /** @param onUndone Called with how many drafts were removed. */
  readonly onUndo: (onUndone: (removed: number) => void) => void
}

/** What the import brought, with what of it did not come. It can be undone. */
export function ReportCard({ report, onUndo }: ReportCardProps) {
  const { pages, failedPages, pictures, failedPictures } = report
  const undo = () => onUndo((removed) => showSuccess(undoneWords(removed, pages.length - removed)))
  return (
    <Card title={arrivedWords(pages.length)} className="stack">
      <p className="readable">
        Son borradores{pictures > 0 && `, con ${amount(pictures, 'foto')} en Medios`}. Revíselos: se publican
        juntos o uno por uno.
      </p>
      {failedPages.length > 0 && (
        <p className="readable">
          No se pudo hacer un borrador de {failedPages.map((title) => `«${title}»`).join(', ')}. Cópielo a
          mano con «Agregar página».
        </p>
      )}
      {failedPictures.length > 0 && (
        <details>
          <summary>{amount(failedPictures.length, 'foto')} sin llegar</summary>
          <Notes notes={failedPictures.map(({ url, reason }) => `${url}: ${reason}`)} />
        </details>
      )}
      <details>
        <summary>Ver las páginas</summary>
        <ul className="rows">
          {pages.map(({ title, draft, lost }) => (
            <li key={draft}>
              <div>
                <Link to={screenPath({ document: 'pages', entry: draft })}>{title}</Link>
                {lost.length > 0 && <small>Sin: {lost.map(lowerFirst).join(', ')}.</small>}
              </div>
            </li>
          ))}
        </ul>
      </details>
      <div className="sticky-foot">
        <Button variant="subtle" onClick={undo}>
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
