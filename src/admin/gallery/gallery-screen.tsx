import { Box } from '@mantine/core'
import { DocumentForm } from '#admin/draft-screen/document-form.tsx'
import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { GroupFields } from '#admin/form/field-view.tsx'
import { documentList } from '#admin/form/list/document-list.ts'
import type { DrawItem } from '#admin/form/list/list-row.tsx'
import { ListView } from '#admin/form/list/list-view.tsx'
import { AddPictures } from './add-pictures.tsx'

const { listPath, list } = documentList('gallery')

/** /admin/galeria: the pictures of the home page's gallery. */
export const GalleryScreen = () => (
  <DocumentScreen name="gallery">
    <DocumentForm name="gallery">
      <p className="muted readable">
        Las fotos del consultorio que se ven en la portada, en este orden. Seis u ocho buenas fotos dicen más
        que veinte.
      </p>
      <h2 className="visually-hidden">Imágenes de la portada</h2>
      <Box maw={760}>
        <ListView list={list} path={listPath} drawItem={drawEntry} adder={<AddPictures />} />
      </Box>
    </DocumentForm>
  </DocumentScreen>
)

/** Renders an entry without its id field: the id is made from the title and users never need it. */
const drawEntry: DrawItem = (item, path) =>
  item.kind === 'group' ? <GroupFields group={item} path={path} except="id" /> : null
