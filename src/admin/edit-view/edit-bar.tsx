import { Box, Group, NativeSelect, SegmentedControl, Switch } from '@mantine/core'
import { useEntries } from '#admin/api/entries.ts'
import { ListAction } from '#admin/form/list-action.tsx'
import { mainPages } from '#admin/shell/main-pages.ts'
import { basePaths, type PageDocument } from '#content/addresses/page-documents.ts'
import { documentRow } from '#content/documents/documents.ts'
import styles from './edit-bar.module.css'
import { type FrameWidth, framePixels, goToPage, useEdit, useEditStore } from './edit-store.ts'
import { redoLatest, undoLatest } from './undo-latest.ts'

const widths: readonly { readonly value: FrameWidth; readonly label: string }[] = [
  { value: 'phone', label: 'Teléfono' },
  { value: 'tablet', label: 'Tableta' },
  { value: 'desktop', label: 'Escritorio' },
  { value: 'fill', label: 'Llenar' },
]

const isWidth = (value: string): value is FrameWidth => Object.hasOwn(framePixels, value)

/** The page that is shown, its width, search and undo. «Publicar» is in the menu, as on every screen. */
export function EditBar({ onSearch }: { readonly onSearch: () => void }) {
  const store = useEditStore()
  const width = useEdit((state) => state.width)
  const isBrowsing = useEdit((state) => state.isBrowsing)
  return (
    <div className={styles.bar}>
      {/* The menu and the heading of the panel say where she is. */}
      <h1 tabIndex={-1} className="visually-hidden">
        Editar en la página
      </h1>
      <PageChoice />
      <SegmentedControl
        visibleFrom="md"
        data={[...widths]}
        value={width}
        onChange={(value) => isWidth(value) && store.setState({ width: value })}
        aria-label="Ancho de la página"
      />
      <Switch
        visibleFrom="md"
        label="Navegar"
        title="Los enlaces llevan a sus páginas, como para una paciente"
        checked={isBrowsing}
        onChange={(event) =>
          store.setState({
            isBrowsing: event.currentTarget.checked,
            hovered: undefined,
            selection: undefined,
          })
        }
      />
      <Group gap={0} ml="auto">
        {/* On wide screens the panel always shows the sections. */}
        <Box hiddenFrom="md">
          <ListAction
            icon="layers"
            label="Secciones y colores"
            onClick={() => store.setState({ selection: { kind: 'page' }, linkPath: undefined })}
          />
        </Box>
        <ListAction icon="search" label="Buscar (Ctrl+K)" onClick={onSearch} />
        <ListAction icon="undo" label="Deshacer" onClick={undoLatest} />
        <ListAction icon="redo" label="Rehacer" onClick={redoLatest} />
      </Group>
    </div>
  )
}

function PageChoice() {
  const store = useEditStore()
  const path = useEdit((state) => state.path)
  const pages = usePages()
  const isKnown = pages.some(({ items }) => items.some(({ value }) => value === path))
  return (
    <NativeSelect
      flex="1 1 4.5rem"
      maw="15rem"
      aria-label="Página"
      value={path}
      onChange={(event) => goToPage(store, event.currentTarget.value)}
      data={isKnown ? pages : [{ group: 'Esta', items: [{ value: path, label: path }] }, ...pages]}
    />
  )
}

/** Entries per list in the choice of pages; a site may have thousands. */
const maxEntries = 200

/** The pages of the site, in groups. */
export const usePages = () => [
  { group: 'Páginas', items: [...mainPages] },
  usePagesOf('services'),
  usePagesOf('diseases'),
  usePagesOf('symptoms'),
  usePagesOf('pages'),
]

function usePagesOf(document: PageDocument) {
  const { data = [] } = useEntries(document)
  const { labels } = documentRow(document)
  return {
    group: labels.name,
    items: [
      { value: basePaths[document], label: `${labels.name}: lista` },
      ...data
        .slice(0, maxEntries)
        .map(({ id, title }) => ({ value: `${basePaths[document]}/${id}`, label: title })),
    ],
  }
}
