import type { EntryDocument } from './entries.ts'

/** A part of an entry's form. */
export type EntryGroup = {
  /** Part of the screen's URL: `#fotos` opens the group. No field may have this key. */
  readonly key: string
  readonly name: GroupName
  /** Keys of the entry's fields, in the form's order. */
  readonly fields: readonly string[]
}

type GroupName = 'Lo esencial' | 'Artículo' | 'Texto' | 'Fotos' | 'Buscadores' | 'Revisión' | 'Consentimiento'

const essentials = (...fields: string[]): EntryGroup => ({ key: 'esencial', name: 'Lo esencial', fields })
const article = (...fields: string[]): EntryGroup => ({ key: 'articulo', name: 'Artículo', fields })
const pictures = (...fields: string[]): EntryGroup => ({ key: 'fotos', name: 'Fotos', fields })
const search: EntryGroup = { key: 'buscadores', name: 'Buscadores', fields: ['metadata', 'synonyms'] }
const review: EntryGroup = { key: 'revision', name: 'Revisión', fields: ['signOff', 'sources'] }
const consent: EntryGroup = { key: 'consentimiento', name: 'Consentimiento', fields: ['consent'] }

/** The groups of each kind of entry, in the order of the tabs. */
export const entryGroups: { readonly [Name in EntryDocument]: readonly EntryGroup[] } = {
  services: [
    essentials(
      'title',
      'id',
      'shortDescription',
      'price',
      'priceNote',
      'places',
      'visible',
      'iconIndividual',
      'ctaText',
      'discretion',
      'aliases',
    ),
    article(
      ...['description', 'fact', 'forWhat', 'benefits', 'types', 'whenToBook', 'preparation'],
      ...['process', 'painful'],
      ...['hospitalOrAmbulatory', 'procedureTime', 'anesthesia', 'recoveryTime'],
      ...['postProcedureRecommendations', 'alarmSigns', 'alarmNote', 'myths', 'questionsToAsk'],
    ),
    pictures('imageHome', 'imageIndividual', 'imageAlt', 'figure', 'moreFigures', 'images'),
    search,
    review,
  ],
  diseases: [
    essentials(
      ...['name', 'id', 'technicalName', 'shortDescription', 'visible', 'iconIndividual', 'ctaText'],
      ...['discretion', 'aliases'],
    ),
    article(
      ...['description', 'alarmSigns', 'alarmNote', 'symptoms', 'causes', 'riskFactors', 'complications'],
      ...['diagnosis', 'treatments', 'whenToBook', 'questionsToAsk', 'mexicoStats', 'relatedServices'],
      'icd10',
    ),
    pictures('imageHome', 'imageIndividual', 'imageAlt', 'figure', 'moreFigures'),
    search,
    review,
  ],
  symptoms: [
    essentials('name', 'id', 'shortDescription', 'visible', 'icon', 'ctaText', 'discretion', 'aliases'),
    article(
      ...[
        'description',
        'alarmSigns',
        'alarmNote',
        'causes',
        'relatedConditions',
        'managementTips',
        'complications',
      ],
      ...['diagnosis', 'whenToBook', 'questionsToAsk', 'relatedServices', 'icd10'],
    ),
    pictures('imageHome', 'imageAlt', 'figure', 'moreFigures', 'images'),
    search,
    review,
  ],
  pages: [
    essentials(
      ...['title', 'id', 'shortDescription', 'from', 'until', 'placement', 'visible', 'type'],
      ...['language', 'translationOf', 'author', 'date', 'discretion', 'aliases'],
    ),
    { key: 'texto', name: 'Texto', fields: ['text', 'alarmSigns'] },
    pictures('image', 'imageHome', 'imageAlt'),
    search,
    review,
  ],
  testimonials: [
    essentials(
      ...['name', 'verifiedLabel', 'rating', 'shortTestimonial', 'fullTestimonial', 'visible'],
      ...['origin', 'date'],
    ),
    consent,
  ],
}
