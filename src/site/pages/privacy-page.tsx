import { privacyNotice } from '#content/privacy-notice.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { TextPage } from './text-page.tsx'

/** The integral privacy notice. */
export function PrivacyPage() {
  const content = useSiteContent()
  const { audience, snapshot } = useRenderContext()
  return (
    <TextPage
      title="Aviso de privacidad"
      subtitle="Qué datos personales se tratan en este consultorio, para qué, y cómo ejercer sus derechos."
      chapters={privacyNotice(content, audience !== 'export').chapters}
      version={content.privacy.revisedOn || snapshot.revisedAt['site-content']?.slice(0, 10) || ''}
    />
  )
}
