import { sampleDocuments } from '../../sample-site/index.ts'

const [hidden] = sampleDocuments.symptoms
if (!hidden) throw new Error('The sample has no symptom.')

/** An alias in the sample with the path that it leads to, and the path of the symptom that `hiddenSymptom` hides. */
export const formerPaths = {
  alias: '/servicios/papanicolaou',
  current: '/servicios/papanicolau',
  gone: `/sintomas/${hidden.id}`,
}

/** The sample site with its first symptom hidden. */
export const hiddenSymptom: typeof sampleDocuments = {
  ...sampleDocuments,
  symptoms: sampleDocuments.symptoms.map((symptom) => ({ ...symptom, visible: symptom !== hidden })),
}
