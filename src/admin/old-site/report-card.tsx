import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { Card } from '#admin/shell/card.tsx'
import { reviewPath } from '#admin/subject.ts'
import { amount } from '#content/texts/words.ts'
import { MoreNotes } from './notes.tsx'
import type { Report } from './use-import.ts'

type ReportCardProps = { readonly report: Report; readonly onUndo: () => void }

/** What the import brought, with what of it did not come. It can be undone. */
export const ReportCard = ({ report: { drafts, pictures }, onUndo }: ReportCardProps) => (
  <Card title={arrivedWords(drafts.stored.length)} className="stack">
    <p className="readable">
      Son borradores{pictures.paths.size > 0 && `, con ${amount(pictures.paths.size, 'foto')} en Medios`}.
      Revíselos: se publican juntos o uno por uno.
    </p>
    <MoreNotes
      summary={`${amount(drafts.failed.length, 'página')} sin llegar: cópielas a mano`}
      notes={drafts.failed}
    />
    <MoreNotes
      summary={`${amount(pictures.failed.length, 'foto')} sin llegar`}
      notes={pictures.failed.map(({ url, reason }) => `${url}: ${reason}`)}
    />
    <MoreNotes summary="Sin un enlace a una página que no viene" notes={drafts.withLostLinks} />
    <div className="sticky-foot">
      <Button variant="subtle" onClick={onUndo}>
        Deshacer
      </Button>
      <Button component={Link} to={reviewPath}>
        Revisar y publicar
      </Button>
    </div>
  </Card>
)

function arrivedWords(count: number): string {
  if (count === 0) return 'No llegó ninguna página nueva'
  return `${count === 1 ? 'Llegó' : 'Llegaron'} ${amount(count, 'página')}`
}
