import { useSelectedSections } from '#admin/api/documents.ts'
import { LoadFailure } from '#admin/shell/load-failure.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { SectionsForm } from './sections-form.tsx'

/** /admin/secciones: the variant of every section, and whether it is shown. */
export function SectionsScreen() {
  const { data, error, refetch } = useSelectedSections()
  if (data) return <SectionsForm loaded={data} />
  return (
    <>
      <ScreenBar title="Secciones" />
      <div className={screen.work}>
        {error ? (
          <LoadFailure title="No se pudieron leer las secciones" error={error} retry={() => void refetch()} />
        ) : (
          <Loading />
        )}
      </div>
    </>
  )
}
