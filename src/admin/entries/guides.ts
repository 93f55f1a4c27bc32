import type { EntryDocument } from '#content/documents/entries.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { joinPath } from '#content/values/json.ts'

const everywhere = {
  alarmSigns: '¿Con qué señales no debe esperar? Completan «Acuda a urgencias si…».',
  alarmNote: 'Lo que debe saber quien tiene una de esas señales: plazos, a quién llamar.',
  'whenToBook.text': '¿Cuándo conviene venir, sin que sea una urgencia?',
  'whenToBook.items': 'Un motivo por renglón.',
  questionsToAsk: 'Una pregunta por renglón, en palabras de la paciente.',
  sources: 'Guías o artículos en los que se apoya el texto.',
}

const ailments = {
  'diagnosis.text': '¿Qué se pregunta, se explora y se estudia?',
  'diagnosis.items': 'Un estudio por renglón, con su razón.',
  relatedServices: 'Los estudios y tratamientos de este sitio que tienen que ver.',
  icd10: 'Solo si está segura del código.',
}

/**
 * What each chapter of an article usually says, by the field's path in the schema. They are questions to the author
 * and never text for the site: the form shows them as hints.
 */
const guides: { readonly [Name in EntryDocument]: Readonly<Record<string, string>> } = {
  services: {
    ...everywhere,
    shortDescription: 'Una frase: qué es y para quién.',
    description: '¿Qué es, en palabras de una paciente? ¿Cuándo se recomienda? ¿Cómo prepararse?',
    'fact.value': 'Un dato que tranquilice o informe, por ejemplo cuánto dura.',
    'fact.label': '¿Qué significa ese dato?',
    forWhat: '¿Qué se busca, se previene o se resuelve?',
    benefits: 'Una frase por beneficio.',
    types: '¿Hay variantes? Nombre cada una y diga cuándo se elige.',
    preparation: '¿Qué hacer antes de venir? ¿Qué traer? ¿Qué evitar?',
    process: 'Los pasos en orden: antes, durante y después.',
    painful: '¿Qué siente la paciente? ¿Qué se hace para que moleste menos?',
    hospitalOrAmbulatory: '¿Dónde se hace? ¿Vuelve a casa el mismo día?',
    procedureTime: '¿Cuánto tiempo debe apartar?',
    anesthesia: '¿Se usa? ¿Cuál?',
    recoveryTime: '¿Cuándo vuelve a sus actividades?',
    postProcedureRecommendations: '¿Qué cuidar en casa y por cuánto tiempo?',
    myths: 'Lo que sus pacientes le preguntan por haberlo oído, y lo que se sabe.',
  },
  diseases: {
    ...everywhere,
    ...ailments,
    shortDescription: 'Una frase: qué es y a quién afecta.',
    description: '¿Qué es, en palabras de una paciente? ¿Qué tan frecuente es? ¿Cuándo consultar?',
    'symptoms.text': '¿Cómo se nota? ¿Puede no dar molestias?',
    'symptoms.items': 'Un síntoma por renglón, del más frecuente al menos.',
    'causes.text': '¿Por qué ocurre? ¿Qué no se sabe todavía?',
    'causes.items': 'Una causa por renglón.',
    'riskFactors.text': '¿A quién le ocurre más?',
    'riskFactors.items': 'Un factor por renglón.',
    'complications.text': '¿Qué puede pasar sin tratamiento?',
    'complications.items': 'Una complicación por renglón.',
    'treatments.text': '¿Cómo se elige el tratamiento?',
    'treatments.items': 'Cada opción con lo que se logra y lo que implica.',
    'mexicoStats.figure': 'Solo con una fuente que se pueda citar.',
  },
  symptoms: {
    ...everywhere,
    ...ailments,
    shortDescription: 'Una frase: qué nota la paciente.',
    description: '¿Cómo se siente? ¿Cuándo es normal y cuándo conviene revisarlo?',
    'causes.text': '¿Qué lo causa con más frecuencia?',
    'causes.items': 'Una causa por renglón.',
    relatedConditions: 'Los padecimientos que lo producen; elija su página si existe.',
    'managementTips.text': '¿Qué puede hacer mientras llega su cita?',
    'managementTips.items': 'Un consejo por renglón. Diga también qué no hacer.',
    'complications.text': '¿Qué puede pasar si se deja pasar el tiempo?',
    'complications.items': 'Una por renglón.',
  },
  pages: {},
  testimonials: {},
}

export const hasGuide = (document: EntryDocument): boolean => Object.keys(guides[document]).length > 0

/** The field with the guide's questions as hints. */
export const withGuide = (document: EntryDocument, field: Field): Field =>
  guided(field, field.key, guides[document])

function guided(field: Field, path: string, texts: Readonly<Record<string, string>>): Field {
  const hint = texts[path]
  const own = hint === undefined ? field : { ...field, hint: `Guía: ${hint}` }
  if (own.kind !== 'group') return own
  return { ...own, fields: own.fields.map((child) => guided(child, joinPath(path, child.key), texts)) }
}
