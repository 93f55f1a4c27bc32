import { sampleDocuments } from '../../sample-site/index.ts'
import { page } from '../../src/content/entries/page.ts'

const [hidden] = sampleDocuments.symptoms
if (!hidden) throw new Error('The sample has no symptom.')

/** An alias in the sample with the path that it leads to, and the path of the symptom that `hiddenSymptom` hides. */
export const formerPaths = {
  alias: '/servicios/papanicolaou',
  current: '/servicios/papanicolau',
  gone: `/sintomas/${hidden.id}`,
}

/** Addresses on a former site, with the page of this one that they lead to. */
export const oldAddresses = {
  aliases: [
    '/2019/03/vacuna',
    '/blog/vacuna',
    '/servicios/vacunas',
    '/vacuna-vph',
    '/sobre/vacuna.html',
    '/vacuna.php',
  ],
  page: '/paginas/vacuna-vph',
}

/** The sample site with its first symptom hidden, and with a page that came from a former site. */
export const hiddenSymptom: typeof sampleDocuments = {
  ...sampleDocuments,
  pages: [
    page.parse({
      id: 'vacuna-vph',
      title: 'Vacuna VPH',
      shortDescription: 'Qué es y cuándo ponerla.',
      aliases: oldAddresses.aliases,
    }),
  ],
  symptoms: sampleDocuments.symptoms.map((symptom) => ({ ...symptom, visible: symptom !== hidden })),
}
