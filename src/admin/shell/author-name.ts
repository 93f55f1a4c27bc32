/** Who saved a revision, as it is said within a sentence: the sample came with the site. */
export function authorName(author: string, ownName: string | undefined): string {
  if (author === ownName) return 'usted'
  return author === 'sistema' ? 'el sistema, al instalar el sitio' : author
}

/** Who saved another version while she edits, at the start of a sentence; nothing as long as that is not known. */
export function saverName(author: string | undefined, ownName: string | undefined): string | undefined {
  if (author === undefined) return undefined
  return author === ownName ? 'Usted, en otra ventana,' : author
}
