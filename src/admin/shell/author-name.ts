/** Who saved a revision, as it is said within a sentence: the sample came with the site. */
export const authorName = (author: string) =>
  author === 'sistema' ? 'el sistema, al instalar el sitio' : author
