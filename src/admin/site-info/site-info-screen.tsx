import { DocumentScreen } from '#admin/draft-screen/document-screen.tsx'
import { SiteInfoForm } from './site-info-form.tsx'

/** /admin/sitio: every text, number and picture path of the site. */
export const SiteInfoScreen = () => (
  <DocumentScreen name="site-content">
    <SiteInfoForm />
  </DocumentScreen>
)
