/**
 * Fields in which visitors saw nothing while they were empty, before there were derived fields, and their Spanish
 * names. Content of that time keeps them empty.
 */
const stayEmpty: Readonly<Record<string, string>> = {
  'doctorInfo.phoneDisplay': 'Teléfono, como se lee',
  'doctorInfo.whatsappDisplay': 'WhatsApp, como se lee',
  'doctorInfo.urgenciesPhone': 'Teléfono de urgencias',
  'doctorInfo.googleMapsLink': 'Enlace de Google Maps',
  'doctorInfo.doctoraliaReviewsLink': 'Opiniones en Doctoralia',
  'doctorWorkInfo.consulting.address': 'Consultorio › Dirección',
  'doctorWorkInfo.urgencies.address': 'Urgencias › Dirección',
  'generalCallToAction.price1': 'Precio que se anuncia',
}

export const mayStayEmptyPaths: readonly string[] = Object.keys(stayEmpty)

const names: Readonly<Record<string, string>> = {
  ...stayEmpty,
  'doctorInfo.googleMapsEmbedLink': 'Mapa incrustado de Google',
}

/** The name of a field that stays empty, for lists of such fields. */
export const leftEmptyName = (path: string): string => names[path] ?? path
