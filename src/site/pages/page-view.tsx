import { siteLanguage } from '#content/texts/languages.ts'
import { Icon } from '#site/components/icon.tsx'
import { LegalNumbers } from '#site/components/legal-numbers.tsx'
import { hasQuestions, questionsTitle } from '#site/questions.ts'
import { useRenderContext } from '#site/render-context.ts'
import { editorialPath, privacyPath, profilePath, questionsPath } from '#site/route.ts'
import { SectionView } from '#site/sections/section-view.tsx'
import { FirstScreenEnd } from './first-screen.tsx'
import { FloatingContact } from './floating-contact/floating-contact.tsx'
import { Notices } from './notices/notices.tsx'
import { ForeignFrame } from './own/foreign-frame.tsx'
import { pageKind } from './page-kinds.tsx'
import styles from './page-view.module.css'

const profilePage = { path: profilePath, label: 'Perfil profesional' }
const editorialPage = { path: editorialPath, label: 'Cómo revisamos' }
const privacyPage = { path: privacyPath, label: 'Aviso de privacidad' }

/** All visible content of a page. The licence numbers are outside the sections, so that no setting can hide them. */
export function PageView() {
  const { route, site } = useRenderContext()
  const { View, isBare, language = siteLanguage } = pageKind(route)
  if (isBare) return <View />
  if (language !== siteLanguage)
    return (
      <ForeignFrame language={language}>
        <View />
      </ForeignFrame>
    )
  const questions = hasQuestions(site) ? [{ path: questionsPath, label: questionsTitle(site) }] : []
  return (
    <>
      <a className="skip-link" href="#contenido">
        Ir al contenido
      </a>
      <Notices place="top" />
      <aside className={`on-dark ${styles.strip}`} aria-label="Aviso y cédulas">
        <div className="wrap">
          <LegalNumbers isShort />
        </div>
      </aside>
      <SectionView type="Header" />
      {route.page !== 'home' && <FirstScreenEnd />}
      <main id="contenido">
        <View />
      </main>
      <SectionView type="GeneralCallToAction" />
      <SectionView type="Footer" />
      <aside className={`on-dark ${styles.bottom}`} aria-label="Aviso, cédulas y vuelta arriba">
        <div className="wrap">
          <div className={styles.legal}>
            <LegalNumbers />
            <nav className={styles.pages} aria-label="La doctora y sus datos">
              {[profilePage, ...questions, editorialPage, privacyPage].map(({ path, label }) => (
                <a key={path} href={path}>
                  {label}
                </a>
              ))}
            </nav>
          </div>
          <a className={`icon-btn ${styles.top}`} href="#top" aria-label="Volver arriba">
            <Icon name="up" />
          </a>
        </div>
      </aside>
      <FloatingContact />
    </>
  )
}
