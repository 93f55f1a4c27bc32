import type { EntryDocument } from '#content/documents/entries.ts'
import type { Field } from '#content/fields/schema-tree.ts'
import { joinPath } from '#content/values/json.ts'

/**
 * What each chapter of an article usually says, by the field's path in the schema. They are questions to the author
 * and never text for the site: the form shows them as hints.
 */
const guides: { readonly [Name in EntryDocument]: Readonly<Record<string, string>> } = {
  services: {
    shortDescription: 'Una frase: qué es y para quién.',
    description: '¿Qué es, en palabras de una paciente? ¿Cuándo se recomienda? ¿Cómo prepararse?',
    'fact.value': 'Un dato que tranquilice o informe, por ejemplo cuánto dura.',
    'fact.label': '¿Qué significa ese dato?',
    forWhat: '¿Qué se busca, se previene o se resuelve?',
    benefits: 'Una frase por beneficio.',
    types: '¿Hay variantes? Nombre cada una y diga cuándo se elige.',
    'whenToBook.text': '¿Cuándo conviene venir, sin que sea una urgencia?',
    'whenToBook.items': 'Un motivo por renglón.',
    preparation: '¿Qué hacer antes de venir? ¿Qué traer? ¿Qué evitar?',
    process: 'Los pasos en orden: antes, durante y después.',
    painful: '¿Qué siente la paciente? ¿Qué se hace para que moleste menos?',
    hospitalOrAmbulatory: '¿Dónde se hace? ¿Vuelve a casa el mismo día?',
    procedureTime: '¿Cuánto tiempo debe apartar?',
    anesthesia: '¿Se usa? ¿Cuál?',
    recoveryTime: '¿Cuándo vuelve a sus actividades?',
    postProcedureRecommendations: '¿Qué cuidar en casa y por cuánto tiempo?',
    alarmSigns: '¿Con qué señales no debe esperar? Completan «Acuda a urgencias si…».',
    myths: 'Lo que sus pacientes le preguntan por haberlo oído, y lo que se sabe.',
    sources: 'Guías o artículos en los que se apoya el texto.',
  },
  diseases: {
    shortDescription: 'Una frase: qué es y a quién afecta.',
    description: '¿Qué es, en palabras de una paciente? ¿Qué tan frecuente es? ¿Cuándo consultar?',
    alarmSigns: '¿Con qué señales no debe esperar? Completan «Acuda a urgencias si…».',
    'symptoms.text': '¿Cómo se nota? ¿Puede no dar molestias?',
    'symptoms.items': 'Un síntoma por renglón, del más frecuente al menos.',
    'causes.text': '¿Por qué ocurre? ¿Qué no se sabe todavía?',
    'causes.items': 'Una causa por renglón.',
    'riskFactors.text': '¿A quién le ocurre más?',
    'riskFactors.items': 'Un factor por renglón.',
    'complications.text': '¿Qué puede pasar sin tratamiento?',
    'complications.items': 'Una complicación por renglón.',
    'diagnosis.text': '¿Qué se pregunta, se explora y se estudia?',
    'diagnosis.items': 'Un estudio por renglón, con su razón.',
    'treatments.text': '¿Cómo se elige el tratamiento?',
    'treatments.items': 'Cada opción con lo que se logra y lo que implica.',
    'whenToBook.text': '¿Cuándo conviene venir, sin que sea una urgencia?',
    'whenToBook.items': 'Un motivo por renglón.',
    relatedServices: 'Los estudios y tratamientos de este sitio que tienen que ver.',
    icd10: 'Solo si está segura del código.',
    'mexicoStats.figure': 'Solo con una fuente que se pueda citar.',
    sources: 'Guías o artículos en los que se apoya el texto.',
  },
  symptoms: {
    shortDescription: 'Una frase: qué nota la paciente.',
    description: '¿Cómo se siente? ¿Cuándo es normal y cuándo conviene revisarlo?',
    alarmSigns: '¿Con qué señales no debe esperar? Completan «Acuda a urgencias si…».',
    'causes.text': '¿Qué lo causa con más frecuencia?',
    'causes.items': 'Una causa por renglón.',
    relatedConditions: 'Los padecimientos que lo producen; elija su página si existe.',
    'managementTips.text': '¿Qué puede hacer mientras llega su cita?',
    'managementTips.items': 'Un consejo por renglón. Diga también qué no hacer.',
    'complications.text': '¿Qué puede pasar si se deja pasar el tiempo?',
    'complications.items': 'Una por renglón.',
    'diagnosis.text': '¿Qué se pregunta, se explora y se estudia?',
    'diagnosis.items': 'Un estudio por renglón, con su razón.',
    'whenToBook.text': '¿Cuándo conviene venir, sin que sea una urgencia?',
    'whenToBook.items': 'Un motivo por renglón.',
    relatedServices: 'Los estudios y tratamientos de este sitio que tienen que ver.',
    icd10: 'Solo si está segura del código.',
    sources: 'Guías o artículos en los que se apoya el texto.',
  },
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
