import { localTime } from '#content/hours/local-time.ts'
import { privacyNotice } from '#content/privacy-notice.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { TextPage } from './text-page.tsx'

/** The integral privacy notice. */
export function PrivacyPage() {
  const content = useSiteContent()
  const { audience, site } = useRenderContext()
  const { timeZone } = content.doctorWorkInfo
  const since = site.privacySince ?? site.revisedAt['site-content']
  return (
    <TextPage
      title="Aviso de privacidad"
      subtitle="Qué datos personales se tratan en este consultorio, para qué, y cómo ejercer sus derechos."
      chapters={privacyNotice(site, audience !== 'export').chapters}
      version={content.privacy.revisedOn || (since ? localTime(new Date(since), timeZone).date : '')}
    />
  )
}
