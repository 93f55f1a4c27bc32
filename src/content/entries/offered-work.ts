/**
 * What the sample offers and not every practice does, as it needs equipment, training or a hospital.
 * @property services Words in the titles of its services.
 * @property mentions How other texts of the practice speak of it.
 */
export const offeredWork = [
  {
    name: 'ultrasonido',
    question: 'Hago ultrasonido en mi consultorio',
    services: /ultrasonido/i,
    mentions: /ultrasonido/i,
  },
  {
    name: 'colposcopia',
    question: 'Hago colposcopia en mi consultorio',
    services: /colposcopia/i,
    mentions: /colposcopia/i,
  },
  {
    name: 'la colocación de DIU o implantes',
    question: 'Coloco DIU e implantes',
    services: /planificaci[oó]n|anticoncep|(?<!\p{L})DIU(?!\p{L})|implante/iu,
    mentions: /(?<!\p{L})DIU(?!\p{L})|implantes? anticonceptivo/iu,
  },
  {
    name: 'electrocauterización',
    question: 'Hago electrocauterización o asa',
    services: /electrocauteri|(?<!\p{L})asa(?!\p{L})/iu,
    mentions: /electrocauteri|asa diat[eé]rmica/i,
  },
  {
    name: 'cirugía',
    question: 'Opero en hospital',
    services: /cirug[ií]a|histerectom[ií]a|histeroscopia|laparoscopia/i,
    mentions: /cirug[ií]a|histerectom[ií]a|histeroscopia|laparoscopia/i,
  },
  {
    name: 'partos',
    question: 'Atiendo partos',
    services: /(?<!\p{L})partos?(?!\p{L})/iu,
    mentions: /(?<!\p{L})partos?(?!\p{L})/iu,
  },
] as const
