import {
  type Certificate,
  credentialTitle,
  type Degree,
  licenceNames,
  licencesOf,
  licenceText,
  unsaidFacts,
} from '#content/facts/licences.ts'
import { placesOf } from '#content/places/places.ts'
import { Paragraphs } from '#site/components/paragraphs.tsx'
import { Picture } from '#site/components/picture.tsx'
import styles from '#site/pages/article.module.css'
import { type ArticlePart, entries, facts, links } from '#site/pages/article-parts.tsx'
import type { PageKind } from '#site/pages/page-kind.ts'
import { TextPage } from '#site/pages/text-page.tsx'
import { altOf } from '#site/photo.ts'
import { withWholePostalCode } from '#site/places/postal-code.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { editorialPath, profilePath } from '#site/route.ts'
import { entryName, signedTopics, topicPath } from '#site/topics.ts'

/** Links to signed texts at most. */
const maxTexts = 40

/** The doctor: who she is, her licences, degrees and certificates, where she works, and the texts that she signed. */
function ProfilePage() {
  const { images } = useRenderContext()
  const { doctorInfo, aboutMe } = useSiteContent()
  const portrait = images(aboutMe.imagePath)
  return (
    <TextPage
      title={doctorInfo.name}
      subtitle={doctorInfo.specialty}
      crumb="Perfil profesional"
      parts={useParts()}
      isIllustrated
    >
      <div>
        <Paragraphs text={aboutMe.description} className="lead" />
      </div>
      <Picture
        image={portrait}
        alt={altOf(portrait, aboutMe.imageAlt)}
        sizes="(min-width: 768px) 300px, 92vw"
        priority
        className={`${styles.picture} ${styles.portrait}`}
      />
    </TextPage>
  )
}

function useParts(): ArticlePart[] {
  const content = useSiteContent()
  const { doctorInfo, doctorWorkInfo, certifications } = content
  const places = placesOf(content)
  const licences = licencesOf(content).map(
    (licence) => [licenceNames[licence.kind], licenceText(licence)] as const,
  )
  return [
    ...facts('cedulas', 'Cédulas', licences),
    ...entries('formacion', 'Formación', credentialsIn(certifications.documents)),
    ...entries('certificaciones', 'Certificaciones y sociedades', credentialsIn(certifications.entities)),
    ...facts('practica', 'Dónde atiende', [
      ...(places.length > 1
        ? places.map(
            ({ name, addressText, city }) => [name, withWholePostalCode(addressText) || city] as const,
          )
        : places.map(({ addressText }) => ['Consultorio', withWholePostalCode(addressText)] as const)),
      ['Hospital', doctorWorkInfo.hospital.address],
      ['Idiomas', doctorInfo.languages.join(', ')],
    ]),
    ...links(
      'textos',
      'Textos que ha revisado',
      signedTopics(useRenderContext().site)
        .slice(0, maxTexts)
        .map((topic) => ({ href: topicPath(topic.kind, topic.entry.id), name: entryName(topic) })),
      <p>
        <a href={editorialPath}>Cómo se revisan los textos</a>
      </p>,
    ),
  ]
}

const credentialsIn = (list: readonly (Degree | Certificate)[]) =>
  list
    .filter(({ visible }) => visible)
    .map((credential) => {
      const { name, elements } = credential
      const title = credentialTitle(credential)
      const texts = [title ? name : '', elements.join('. '), ...unsaidFacts(credential)]
      return { name: title || name, description: texts.filter(Boolean).join('\n\n') }
    })

export const profilePage: PageKind = {
  View: ProfilePage,
  head: ({ 'site-content': { doctorInfo } }) => ({
    path: profilePath,
    title: `${doctorInfo.name}: formación y cédulas`,
    description: `Quién es ${doctorInfo.name}${doctorInfo.specialist && `, ${doctorInfo.specialist}`}${doctorInfo.city && ` en ${doctorInfo.city}`}: formación, cédulas, certificaciones, dónde atiende y qué textos ha revisado.`,
    type: 'profile',
  }),
  card: ({ 'site-content': { doctorInfo, aboutMe } }) => ({
    title: doctorInfo.name,
    pictures: [aboutMe.imagePath],
  }),
  schemaType: 'ProfilePage',
  subject: ({ ids }) => ({ mainEntity: { '@id': ids.doctor } }),
  trail: () => [{ name: 'Perfil profesional' }],
}
