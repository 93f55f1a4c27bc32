import type { Service } from '#content/entries/service.ts'
import { findPrice } from '#content/facts/prices.ts'
import { httpsAddress } from '#site/pages/article-text.ts'
import type { GraphData, GraphNode as Node } from '#site/pages/page-kind.ts'
import { changedAt, entryName, type TopicEntry } from '#site/topics.ts'

export const medicalSpecialty = ['https://schema.org/Gynecologic', 'https://schema.org/Obstetric']

/** Author and review are claimed only of a text that the doctor signed. */
export function articleOf(topic: TopicEntry, { site, canonical, ids }: GraphData): Node {
  const { signOff, sources } = topic.entry
  return {
    about: { '@id': `${canonical}#tema` },
    mainEntity: { '@id': `${canonical}#tema` },
    audience: { '@type': 'Patient' },
    specialty: medicalSpecialty,
    dateModified: changedAt(site, topic),
    citation: sources.map(({ name, url }) => ({
      '@type': 'CreativeWork',
      name,
      url: httpsAddress(url),
    })),
    ...(signOff.date && {
      author: { '@id': ids.doctor },
      reviewedBy: { '@id': ids.doctor },
      lastReviewed: signOff.date,
    }),
  }
}

export const pictureOf = ({ kind, entry }: TopicEntry) =>
  (kind === 'symptoms' ? '' : entry.imageIndividual) || entry.imageHome

/** The disease, symptom or service that a page is about. */
export function subjectOf(topic: TopicEntry, canonical: string): Node {
  const common = {
    '@id': `${canonical}#tema`,
    name: entryName(topic),
    description: topic.entry.shortDescription,
    url: canonical,
  }
  switch (topic.kind) {
    case 'diseases': {
      const { technicalName, symptoms, riskFactors, treatments, icd10 } = topic.entry
      return {
        ...common,
        '@type': 'MedicalCondition',
        alternateName: technicalName,
        code: codeOf(icd10),
        signOrSymptom: symptoms.items.map((name) => ({ '@type': 'MedicalSignOrSymptom', name })),
        riskFactor: riskFactors.items.map((name) => ({ '@type': 'MedicalRiskFactor', name })),
        possibleTreatment: treatments.items.map(({ name }) => ({ '@type': 'MedicalTherapy', name })),
      }
    }
    case 'symptoms':
      return { ...common, '@type': 'MedicalSignOrSymptom', code: codeOf(topic.entry.icd10) }
    case 'services':
      return {
        ...common,
        '@type': serviceType(topic.entry.id),
        ...(serviceType(topic.entry.id) === 'MedicalProcedure' && procedureOf(topic.entry)),
      }
  }
}

const codeOf = (icd10: string): Node | undefined =>
  icd10 ? { '@type': 'MedicalCode', codeValue: icd10, codingSystem: 'ICD-10' } : undefined

const procedureOf = ({ process, preparation, postProcedureRecommendations }: Service): Node => ({
  howPerformed: process.map(({ name }) => name).join('. '),
  preparation: preparation.join('. '),
  followup: postProcedureRecommendations.join('. '),
})

/** The price of a service that has one, as its page shows it. */
export function offers(topic: TopicEntry, { site, canonical, ids }: GraphData): Node[] {
  const price = topic.kind === 'services' && findPrice(site['site-content'], topic.entry.price)
  if (!price) return []
  return [
    {
      '@type': 'Offer',
      '@id': `${canonical}#precio`,
      name: price.name,
      description: price.description,
      price: price.amount,
      priceCurrency: 'MXN',
      validFrom: price.validFrom,
      url: canonical,
      offeredBy: { '@id': ids.practice },
      itemOffered: { '@type': 'Service', name: topic.entry.title, url: canonical },
    },
  ]
}

/** Ultrasounds, Pap smears and colposcopies are tests; other services are procedures. */
export function serviceType(id: string): string {
  if (/^ultrasonido/.test(id)) return 'ImagingTest'
  return /^(?:papanicola|colposcopia)/.test(id) ? 'MedicalTest' : 'MedicalProcedure'
}
