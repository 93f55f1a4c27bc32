import { localTime } from '#content/hours/local-time.ts'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import type { PageKind } from '#site/pages/page-kind.ts'
import { TextPage } from '#site/pages/text-page.tsx'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { privacyPath } from '#site/route.ts'

/** The integral privacy notice. */
function PrivacyPage() {
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

export const privacyPage: PageKind = {
  View: PrivacyPage,
  head: ({ 'site-content': { doctorInfo } }) => ({
    path: privacyPath,
    title: `Aviso de privacidad | ${doctorInfo.name}`,
    description: `Qué datos personales trata el consultorio de ${doctorInfo.name}, para qué los usa, a quién los comunica y cómo ejercer sus derechos ARCO.`,
  }),
  card: ({ 'site-content': { aboutMe } }) => ({
    title: 'Aviso de privacidad',
    pictures: [aboutMe.imagePath],
  }),
  trail: () => [{ name: 'Aviso de privacidad' }],
}
