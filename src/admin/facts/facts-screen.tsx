import { Link } from 'react-router'
import { DocumentForm } from '#admin/draft-screen/document-form.tsx'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { PathFields } from '#admin/form/path-fields.tsx'
import { WeekCard } from '#admin/places/week-card.tsx'
import screen from '#admin/shell/screen.module.css'
import { AsSeen } from './as-seen.tsx'
import { factGroups } from './fact-groups.ts'
import styles from './facts.module.css'

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
          <WeekCard key={group.key}>
            <p>
              <Link to="/admin/lugares">Agregar o cambiar un lugar</Link>
            </p>
          </WeekCard>
        ) : (
          <section key={group.key} className={screen.card} aria-labelledby={`datos-${group.key}`}>
            <h2 id={`datos-${group.key}`}>{group.title}</h2>
            <div className={styles.columns}>
              <PathFields paths={group.fields} labels={group.labels} />
              <AsSeen group={group} />
            </div>
          </section>
        ),
      )}
    </DocumentForm>
  </DocumentScreen>
)
