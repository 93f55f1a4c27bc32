import { Anchor, Button, CloseButton, Text } from '@mantine/core'
import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { subscribeToDrafts } from '#admin/draft/all-drafts.ts'
import { copyName } from '#admin/subject.ts'
import { catalogue } from '#content/catalogue/index.ts'
import { sampleNote } from '#content/documents/sample-note.ts'
import { closePanel, goToPage, openPlace, type Selection, useEdit, useEditStore } from '../edit-store.ts'
import { crumbsOf, nameOf, type Place, placeOf, samePlace } from '../place.ts'
import { PagePanel } from './page-panel.tsx'
import styles from './panel.module.css'
import { PlacePanel } from './place-panel.tsx'
import { SectionPanel } from './section-panel.tsx'

/** Beside the page, or on phones over its lower part: the controls of what is selected. */
export function Panel() {
  const selection = useEdit((state) => state.selection)
  const linkPath = useEdit((state) => state.linkPath)
  const store = useEditStore()
  const body = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is opened is read from its start.
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0
  }, [selection && selectionKey(selection)])
  return (
    <section
      className={styles.panel}
      aria-label="Lo que se edita"
      data-edit-panel
      data-open={selection !== undefined}
    >
      {selection && selection.kind !== 'page' ? (
        <>
          <header className={styles.head}>
            {selection.kind === 'place' ? (
              <Crumbs place={selection.place} />
            ) : (
              <h2>{catalogue[selection.type].label}</h2>
            )}
            <CloseButton size={44} aria-label="Cerrar" onClick={() => closePanel(store)} />
          </header>
          <div className={styles.body} ref={body}>
            {linkPath !== undefined && (
              <Button variant="light" onClick={() => goToPage(store, linkPath)}>
                Ir a la página de este enlace
              </Button>
            )}
            {selection.kind === 'place' && <SampleNote place={selection.place} />}
            {selection.kind === 'place' ? (
              <PlacePanel place={selection.place} />
            ) : (
              <SectionPanel key={selection.type} type={selection.type} />
            )}
          </div>
        </>
      ) : (
        <PagePanel onClose={selection && (() => closePanel(store))} />
      )}
    </section>
  )
}

/** Says that visitors do not see what is selected. */
function SampleNote({ place }: { readonly place: Place }) {
  const isSample = useEdit(({ fields, samples }) =>
    [...samples.values.keys()].some((number) => {
      const field = fields.get(number)
      return field !== undefined && samePlace(placeOf(field), place)
    }),
  )
  return isSample && <Text>{sampleNote}</Text>
}

function selectionKey(selection: Selection): string {
  if (selection.kind === 'page') return ''
  return selection.kind === 'place' ? `${copyName(selection.place)} ${selection.place.path}` : selection.type
}

/** 'Portada › Título'. Each group leads to all that it contains. */
function Crumbs({ place }: { readonly place: Place }) {
  const store = useEditStore()
  // Draws again when a name on the way changes, or its entry is loaded.
  useSyncExternalStore(subscribeToDrafts, () => nameOf(place))
  const crumbs = crumbsOf(place)
  const last = crumbs.at(-1)
  return (
    <div>
      {crumbs.length > 1 && (
        <Text size="sm" c="dimmed">
          {crumbs.slice(0, -1).map(({ label, place: outer }) => (
            <span key={outer.path}>
              <Anchor component="button" type="button" inherit onClick={() => openPlace(store, outer)}>
                {label}
              </Anchor>
              {' › '}
            </span>
          ))}
        </Text>
      )}
      <h2>{last?.label}</h2>
    </div>
  )
}
