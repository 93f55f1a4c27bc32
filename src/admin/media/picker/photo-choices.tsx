import { Group } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { noteItem, useMedia } from '#admin/api/media.ts'
import { LoadState } from '#admin/shell/load-state.tsx'
import { mediaPath } from '#content/media/media.ts'
import { matchesQuery } from '../library/filter-media.ts'
import library from '../library/library.module.css'
import { SearchBox } from '../library/search-box.tsx'
import { type PlaceNeeds, sizeWarning } from '../picture-size.ts'
import { Thumbnail } from '../thumbnail.tsx'
import { useFileTarget } from '../upload/file-drop.ts'
import { uploadQueue } from '../upload/the-queue.ts'
import { UploadButtons } from '../upload/upload-buttons.tsx'
import { Choice } from './choice.tsx'
import styles from './picker.module.css'
import { PickerUploads } from './picker-uploads.tsx'

type PhotoChoicesProps = {
  readonly marked: readonly string[]
  readonly needs: PlaceNeeds
  readonly multiple: boolean
  readonly onChoose: (path: string) => void
}

/** The library's pictures. An uploaded picture is chosen as soon as it arrives. */
export function PhotoChoices({ marked, needs, multiple, onChoose }: PhotoChoicesProps) {
  const { data, error, refetch } = useMedia()
  const [query, setQuery] = useState('')
  const uploads = useUploads(onChoose)
  const { isOver, handlers } = useFileTarget(uploads.add)
  const shown = data?.filter((item) => matchesQuery(item, query))

  return (
    <div className={styles.panel} data-over={isOver} {...handlers}>
      <Group mb="md">
        <SearchBox value={query} onChange={setQuery} />
        <UploadButtons
          label={multiple ? 'Subir fotos' : 'Subir una foto'}
          variant="default"
          multiple={multiple}
          onFiles={uploads.add}
        />
      </Group>
      <PickerUploads ids={uploads.ids} />
      <LoadState title="No se pudieron leer los medios" data={data} error={error} refetch={refetch} />
      {shown?.length === 0 && (
        <p className="muted">
          {query === '' ? 'Aún no hay fotos: suba una aquí.' : 'Ninguna foto cumple con eso.'}
        </p>
      )}
      <ul className={library.grid}>
        {shown?.map((item) => {
          const path = mediaPath(item.id)
          const warning = sizeWarning(item, needs)
          return (
            <Choice
              key={item.id}
              name={item.title || item.fileName}
              isMarked={marked.includes(path)}
              title={warning}
              onChoose={() => onChoose(path)}
              picture={<Thumbnail item={item} />}
            >
              <span className="marks">
                <span data-kind={warning ? 'warning' : undefined}>
                  {item.width} × {item.height}
                </span>
              </span>
            </Choice>
          )
        })}
      </ul>
    </div>
  )
}

/** Uploads files for this picker. Chooses each picture when it arrives, unless the picker has closed by then. */
function useUploads(onChoose: (path: string) => void) {
  const client = useQueryClient()
  const [ids, setIds] = useState<readonly string[]>([])
  const choose = useRef<((path: string) => void) | undefined>(onChoose)
  useEffect(() => {
    choose.current = onChoose
    return () => {
      choose.current = undefined
    }
  })

  const add = (files: readonly File[]) => {
    for (const file of files) {
      const { id, picture } = uploadQueue.addOne(file)
      setIds((known) => [...known, id])
      void picture.then((item) => {
        if (!item) return
        noteItem(client, item)
        choose.current?.(mediaPath(item.id))
      })
    }
  }
  return { ids, add }
}
