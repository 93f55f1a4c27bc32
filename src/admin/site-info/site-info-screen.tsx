import { useEffect } from 'react'
import { useStore } from 'zustand'
import { useSiteContent } from '#admin/api/documents.ts'
import { LoadFailure } from '#admin/shell/load-failure.tsx'
import { Loading } from '#admin/shell/loading.tsx'
import screen from '#admin/shell/screen.module.css'
import { ScreenBar } from '#admin/shell/screen-bar.tsx'
import { siteInfoDraft } from './site-info-draft.ts'
import { SiteInfoForm } from './site-info-form.tsx'
import { loadFailed } from './site-info-texts.ts'

/** /admin/sitio: every text, number and picture path of the site. */
export function SiteInfoScreen() {
  const { data, error, refetch } = useSiteContent()
  const isLoaded = useStore(siteInfoDraft.state, ({ base }) => base !== undefined)
  useEffect(() => {
    if (data) siteInfoDraft.load(data)
  }, [data])

  if (isLoaded) return <SiteInfoForm />
  return (
    <>
      <ScreenBar title="Información del Sitio" />
      <div className={screen.work}>
        {error ? <LoadFailure title={loadFailed} error={error} retry={() => void refetch()} /> : <Loading />}
      </div>
    </>
  )
}
