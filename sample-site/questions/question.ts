import type { SiteContentInput } from '#content/site-content/index.ts'

export type Questions = NonNullable<SiteContentInput['questions']>
export type Question = NonNullable<Questions['items']>[number]
