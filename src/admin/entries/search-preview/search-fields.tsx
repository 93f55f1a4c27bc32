import { SegmentedControl } from '@mantine/core'
import { useMemo, useState } from 'react'
import { FallbackProvider } from '#admin/form/fallback-texts.ts'
import { FieldView } from '#admin/form/field-view.tsx'
import { useForm } from '#admin/form/form-context.tsx'
import type { PageDocument } from '#content/addresses/page-documents.ts'
import { fieldAt } from '#content/fields/field-walk.ts'
import { FitNote, SearchResult } from './search-result.tsx'
import type { Device } from './search-result-limits.ts'
import { ShareCardPreview } from './share-card-preview.tsx'
import { useEntryTexts } from './use-entry-texts.ts'

const path = 'metadata'

/** What search engines and shared links show, and the fields for it. */
export function SearchFields({ document }: { readonly document: PageDocument }) {
  const { tree } = useForm().draft
  const texts = useEntryTexts(document)
  const [device, setDevice] = useState<Device>('phone')
  const { metadata, shared } = texts
  const { title, description, defaultTitle, defaultDescription } = metadata
  const fallbacks = useMemo(
    () => ({
      [`${path}.title`]: defaultTitle,
      [`${path}.description`]: defaultDescription,
      [`${path}.openGraph.title`]: title,
      [`${path}.openGraph.description`]: description,
    }),
    [title, description, defaultTitle, defaultDescription],
  )
  const field = fieldAt(tree, path)
  return (
    <>
      <section className="stack" aria-labelledby="vista-buscadores">
        <h3 id="vista-buscadores">Así se verá en Google</h3>
        <SegmentedControl
          data={devices}
          value={device}
          onChange={(value) => setDevice(value === 'desktop' ? 'desktop' : 'phone')}
          aria-label="En qué aparato"
        />
        <SearchResult {...texts} device={device} />
        <FitNote label="Título" text={title} part="title" />
        <FitNote label="Descripción" text={description} part="description" />
        {isDefault(metadata) && (
          <p className="muted small readable">
            Lo que está en gris en los campos es el texto automático: se usa mientras el campo esté vacío.
          </p>
        )}
        <p className="muted small readable">Google a veces muestra otro texto de la página.</p>
      </section>
      <section className="stack" aria-labelledby="vista-compartir">
        <h3 id="vista-compartir">Así se verá al compartir el enlace</h3>
        <ShareCardPreview card={texts.card} shared={shared} />
      </section>
      <FallbackProvider value={fallbacks}>
        {field && <FieldView field={field} path={path} />}
      </FallbackProvider>
    </>
  )
}

const devices = [
  { value: 'phone', label: 'Teléfono' },
  { value: 'desktop', label: 'Computadora' },
]

const isDefault = ({ title, description, defaultTitle, defaultDescription }: Metadata) =>
  title === defaultTitle || description === defaultDescription

type Metadata = ReturnType<typeof useEntryTexts>['metadata']
