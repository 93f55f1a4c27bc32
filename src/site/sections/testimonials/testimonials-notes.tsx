import { Backdrop } from '#site/components/backdrop.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { balancedColumns } from './balanced-columns.ts'
import { type PlacedTestimonial, placed, TestimonialCards } from './testimonial-cards.tsx'
import styles from './testimonials-notes.module.css'

const titleId = 'titulo-testimonios'

/** Notes visible at first; a button shows the others. */
const shownAtFirst = 8

/** Paper notes in two columns of uneven rows; the title stays visible beside them. */
export function TestimonialsNotes() {
  const { site } = useRenderContext()
  const { sectionTitle, sectionDescription, sectionBackground } = useSiteContent().testimonials
  const notes = placed(site.testimonials)
  const more = notes.slice(shownAtFirst)
  if (notes.length === 0) return null
  return (
    <section
      className={`section ${styles.testimonials}`}
      aria-labelledby={sectionTitle ? titleId : undefined}
    >
      <Backdrop path={sectionBackground} />
      <div className={`wrap ${styles.layout}`}>
        {(sectionTitle || sectionDescription) && (
          <header className={styles.head}>
            {sectionTitle && <h2 id={titleId}>{sectionTitle}</h2>}
            {sectionDescription && <p>{sectionDescription}</p>}
          </header>
        )}
        <div className={styles.notes}>
          <Columns notes={notes.slice(0, shownAtFirst)} />
          {more.length > 0 && (
            <details>
              <summary className="btn btn-line">
                <span>{`Ver ${more.length} testimonios más`}</span>
                <span>Ver menos testimonios</span>
              </summary>
              <Columns notes={more} />
            </details>
          )}
        </div>
      </div>
    </section>
  )
}

function Columns({ notes }: { notes: readonly PlacedTestimonial[] }) {
  return (
    <div className={styles.columns}>
      {balancedColumns(notes, 2).map((column) => (
        <ul key={column[0]?.place}>
          <TestimonialCards testimonials={column} />
        </ul>
      ))}
    </div>
  )
}
