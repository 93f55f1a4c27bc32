/** The path of the list page of each document whose entries have pages. */
export const basePaths = {
  services: '/servicios',
  diseases: '/enfermedades',
  symptoms: '/sintomas',
  pages: '/paginas',
} as const
export type PageDocument = keyof typeof basePaths

/** The documents whose entries are articles about a medical topic. */
export const topicDocuments = ['services', 'diseases', 'symptoms'] as const
export type TopicDocument = (typeof topicDocuments)[number]

export const pageDocuments: readonly PageDocument[] = [...topicDocuments, 'pages']

/** A page that always exists and is near the document's entries. The list of her own pages needs a page. */
export const nearPath = (document: PageDocument): string => (document === 'pages' ? '/' : basePaths[document])

export const hasPages = (name: string): name is PageDocument => Object.hasOwn(basePaths, name)
