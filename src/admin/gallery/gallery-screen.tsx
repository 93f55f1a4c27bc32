import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useGallery } from '#admin/api/documents.ts'
import { LoadFailure } from '#admin/shell/load-failure.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { galleryDraft, galleryVersion } from './gallery-draft.ts'
import { GalleryForm } from './gallery-form.tsx'

/** /admin/galeria: the pictures of the home page's gallery. */
export function GalleryScreen() {
  const { data, error, refetch } = useGallery()
  const isLoaded = useStore(galleryDraft.state, ({ base }) => base !== undefined)
  useEffect(() => {
    if (data) galleryDraft.load(galleryVersion(data))
  }, [data])

  if (isLoaded) return <GalleryForm />
  return (
    <>
      <ScreenBar title="Galería" />
      <div className={screen.work}>
        {error ? (
          <LoadFailure title="No se pudo leer la galería" error={error} retry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </div>
    </>
  )
}
