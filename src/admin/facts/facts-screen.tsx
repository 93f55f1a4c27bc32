import { SimpleGrid } from '@mantine/core'
import { Link } from 'react-router'
import { DocumentForm } from '#admin/draft-screen/document-form.tsx'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { PathFields } from '#admin/form/path-fields.tsx'
import { OverlapNotes } from '#admin/places/overlap-notes.tsx'
import { Card } from '#admin/shell/card.tsx'
import { AsSeen } from './as-seen.tsx'
import { factGroups } from './fact-groups.ts'

const title = 'Mis datos'

/** /admin/datos: all facts that identify the practice, each once, on one short screen. */
export const FactsScreen = () => (
  <DocumentScreen name="site-content" title={title}>
    <DocumentForm name="site-content" title={title}>
      <p className="readable">
        Escriba cada dato una sola vez: el sitio lo usa en todas partes. Los demás textos están en{' '}
        <Link to="/admin/sitio">Información del Sitio</Link>.
      </p>
      {factGroups.map((group) =>
        group.asksPlaces ? (
          <Card key={group.key} title={group.title}>
            <OverlapNotes />
            <p>
              <Link to="/admin/lugares">Agregar o cambiar un lugar</Link>
            </p>
          </Card>
        ) : (
          <Card key={group.key} title={group.title}>
            <SimpleGrid minColWidth="min(100%, max(20rem, 35%))" autoFlow="auto-fit" spacing="lg">
              <PathFields paths={group.fields} labels={group.labels} />
              <AsSeen group={group} />
            </SimpleGrid>
          </Card>
        ),
      )}
    </DocumentForm>
  </DocumentScreen>
)
