import { Button, CloseButton } from '@mantine/core'
import { catalogue } from '#content/catalogue/index.ts'
import { closePanel, goToPage, openPlace, useEdit, useEditStore } from '../edit-store.ts'
import { crumbsOf, type Place } from '../place.ts'
import { PagePanel } from './page-panel.tsx'
import styles from './panel.module.css'
import { PlacePanel } from './place-panel.tsx'
import { SectionPanel } from './section-panel.tsx'

/** Beside the page, or on phones over its lower part: the controls of what is selected. */
export function Panel() {
  const selection = useEdit((state) => state.selection)
  const linkPath = useEdit((state) => state.linkPath)
  const store = useEditStore()
  return (
    <section
      className={styles.panel}
      aria-label="Lo que se edita"
      data-edit-panel
      data-open={selection !== undefined}
    >
      {selection ? (
        <>
          <header className={styles.head}>
            {selection.kind === 'place' ? (
              <Crumbs place={selection.place} />
            ) : (
              <h2>{catalogue[selection.type].label}</h2>
            )}
            <CloseButton size={44} aria-label="Cerrar" onClick={() => closePanel(store)} />
          </header>
          <div className={styles.body}>
            {linkPath !== undefined && (
              <Button variant="light" onClick={() => goToPage(store, linkPath)}>
                Ir a la página de este enlace
              </Button>
            )}
            {selection.kind === 'place' ? (
              <PlacePanel place={selection.place} />
            ) : (
              <SectionPanel key={selection.type} type={selection.type} />
            )}
          </div>
        </>
      ) : (
        <PagePanel />
      )}
    </section>
  )
}

/** 'Portada › Título'. Each group leads to all that it contains. */
function Crumbs({ place }: { readonly place: Place }) {
  const store = useEditStore()
  const crumbs = crumbsOf(place)
  const last = crumbs.at(-1)
  return (
    <div className={styles.crumbs}>
      {crumbs.length > 1 && (
        <p>
          {crumbs.slice(0, -1).map(({ label, place: outer }) => (
            <span key={outer.path}>
              <button type="button" onClick={() => openPlace(store, outer)}>
                {label}
              </button>
              {' › '}
            </span>
          ))}
        </p>
      )}
      <h2>{last?.label}</h2>
    </div>
  )
}
