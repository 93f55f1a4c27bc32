import { localTime } from '#content/hours/local-time.ts'
import { privacyNotice } from '#content/legal/privacy-notice.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import { BulletList } from '#site/pages/lists.tsx'
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
  const version = content.privacy.revisedOn || (since ? localTime(new Date(since), timeZone).date : '')
  const day = spanishDate(version)
  return (
    <TextPage
      title="Aviso de privacidad"
      subtitle="Qué datos personales se tratan en este consultorio, para qué, y cómo ejercer sus derechos."
      parts={privacyNotice(site, audience !== 'export').chapters.map(
        ({ id, title, before, items, after }) => ({
          id,
          title,
          body: (
            <>
              <Texts texts={before} />
              <BulletList items={items} />
              <Texts texts={after} />
            </>
          ),
        }),
      )}
    >
      {day && (
        <p>
          Versión del <time dateTime={version}>{day}</time>
        </p>
      )}
    </TextPage>
  )
}

const Texts = ({ texts }: { texts: readonly string[] }) => texts.map((text) => <p key={text}>{text}</p>)

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
