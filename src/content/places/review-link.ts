/** What asks a patient for a review: the same words for everybody. */
export const reviewMessage = (doctor: string, link: string): string =>
  `Hola, le escribimos del consultorio de ${doctor}. Si lo desea, puede contar su experiencia en Google: ${link} Es voluntario y no cambia su atención. Gracias.`

const writes =
  /^https:\/\/(?:g\.page\/r\/[\w-]+\/review|search\.google\.com\/local\/writereview\?placeid=[\w-]+)$/

/** What cannot be told from a link for reviews; undefined if it surely opens the form of a review. */
export function reviewLinkDoubt(link: string): string | undefined {
  if (writes.test(link.replace(/\/$/, ''))) return undefined
  return 'Este enlace abre su lugar en Google, pero no se sabe si abre el formulario para opinar. Ábralo para verlo; el de «Pedir opiniones» de su perfil empieza con https://g.page/r/ y termina en /review.'
}
