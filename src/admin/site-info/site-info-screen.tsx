import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { SiteInfoForm } from './site-info-form.tsx'

/** /admin/sitio: all texts, numbers and picture paths of the site. */
export const SiteInfoScreen = () => (
  <DocumentScreen name="site-content">
    <SiteInfoForm />
  </DocumentScreen>
)
