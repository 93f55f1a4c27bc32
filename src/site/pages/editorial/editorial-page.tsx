import type { PageKind } from '#site/pages/page-kind.ts'
import { TextPage } from '#site/pages/text-page.tsx'
import { questionsTitle, shownQuestions } from '#site/questions.ts'
import { useRenderContext, useSiteContent } from '#site/render-context.ts'
import { editorialPath, profilePath } from '#site/route.ts'
import { signedTopics, topicKinds } from '#site/topics.ts'

function signedNow(signed: number, all: number): string {
  if (signed === 0)
    return 'Los textos sin esa leyenda los prepararon los editores del sitio; la doctora aún no los ha revisado.'
  if (signed === all) return 'Hoy la llevan todos los textos de servicios, enfermedades y síntomas.'
  return `Hoy la ${signed === 1 ? 'lleva' : 'llevan'} ${signed} de ${all} textos de servicios, enfermedades y síntomas. Los demás los prepararon los editores del sitio; la doctora aún no los ha revisado.`
}

/** How the medical texts are written and reviewed. It says only what is true of the present texts. */
function EditorialPage() {
  const { doctorInfo } = useSiteContent()
  const { site } = useRenderContext()
  const texts = topicKinds.flatMap((kind): readonly { sources: readonly unknown[] }[] => site[kind].stored)
  const signed = signedTopics(site).length
  const hasSources = texts.some(({ sources }) => sources.length > 0)
  return (
    <TextPage
      title="Cómo revisamos"
      subtitle="Quién responde por los textos médicos de este sitio, con qué fuentes y cómo se actualizan."
      parts={[
        {
          id: 'quien-publica',
          title: 'Quién publica los textos',
          body: (
            <>
              <p>{`Los publica el consultorio de ${doctorInfo.name}${doctorInfo.specialist && `, ${doctorInfo.specialist}`}. Informan y orientan; no sustituyen una consulta.`}</p>
              <p>
                <a href={profilePath}>Formación y cédulas de {doctorInfo.name}</a>
              </p>
            </>
          ),
        },
        {
          id: 'quien-revisa',
          title: 'Quién los revisa',
          body: (
            <>
              <p>
                Un texto lleva la leyenda «Revisado por…», con nombre, cédula y fecha, solo cuando la doctora
                lo leyó completo y lo firmó. La fecha es la de su última lectura. Junto a ella, la página dice
                cuándo se actualizó.
              </p>
              <p>
                {signedNow(signed, texts.length)}
                {shownQuestions(site).length > 0 &&
                  ` Las respuestas de «${questionsTitle(site)}» no se firman una por una.`}
              </p>
            </>
          ),
        },
        ...(hasSources
          ? [
              {
                id: 'fuentes',
                title: 'Con qué fuentes',
                body: (
                  <p>
                    Al final de cada texto con fuentes se citan las que se usaron: normas oficiales mexicanas,
                    guías de práctica clínica y documentos de organismos de salud y de sociedades médicas. Una
                    cifra se publica con su fuente.
                  </p>
                ),
              },
            ]
          : []),
        {
          id: 'actualizacion',
          title: 'Cuándo se actualizan',
          body: (
            <>
              <p>
                La revisión se repite al menos cada año, y antes si cambia una norma o una recomendación
                importante.
              </p>
              <p>Si encuentra un error, díganoslo en el consultorio: se corrige y se vuelve a revisar.</p>
            </>
          ),
        },
      ]}
    />
  )
}

export const editorialPage: PageKind = {
  View: EditorialPage,
  head: ({ 'site-content': { doctorInfo } }) => ({
    path: editorialPath,
    title: `Cómo revisamos los textos | ${doctorInfo.name}`,
    description: `Quién escribe y quién revisa los textos médicos del sitio de ${doctorInfo.name}, con qué fuentes y cada cuánto se actualizan.`,
  }),
  card: ({ 'site-content': { aboutMe } }) => ({ title: 'Cómo revisamos', pictures: [aboutMe.imagePath] }),
  trail: () => [{ name: 'Cómo revisamos' }],
}
