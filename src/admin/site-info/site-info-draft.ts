import { createKeptDraft } from '#admin/draft/kept-draft.ts'
import { siteContent } from '#content/site-content/index.ts'

export const keptSiteInfo = createKeptDraft('site-content', siteContent)

/** The draft of the site's information. */
export const siteInfoDraft = keptSiteInfo.draft
