/** The languages of a page of her own, with their own names. */
export const languageNames = {
  'es-MX': 'Español',
  en: 'English',
  fr: 'Français',
  pt: 'Português',
  de: 'Deutsch',
  it: 'Italiano',
  zh: '中文',
  ja: '日本語',
  ko: '한국어',
  ru: 'Русский',
} as const
export type PageLanguage = keyof typeof languageNames

export const isPageLanguage = (tag: string): tag is PageLanguage => Object.hasOwn(languageNames, tag)

export const pageLanguages = Object.keys(languageNames).filter(isPageLanguage)

/** The language of the site and of every page that names no other. */
export const siteLanguage = 'es-MX' satisfies PageLanguage
