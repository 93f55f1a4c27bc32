/** The author of a revision, for use within a sentence. The sample data has no person as author. */
export function authorName(author: string, ownName: string | undefined): string {
  if (author === ownName) return 'usted'
  return author === 'sistema' ? 'el sistema, al instalar el sitio' : author
}

/** The author of a newer version, for the start of a sentence; undefined while it is unknown. */
export function saverName(author: string | undefined, ownName: string | undefined): string | undefined {
  if (author === undefined) return undefined
  return author === ownName ? 'Usted, en otra ventana,' : author
}
