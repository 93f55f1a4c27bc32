import type { Finding } from './finding.ts'

/** The findings of one cause: of one rule and one level. */
export type FindingLine<Found extends LineFinding> = {
  readonly key: string
  /** What is wrong, once for all places. */
  readonly text: string
  /** Never empty. */
  readonly findings: readonly [Found, ...Found[]]
}

type LineFinding = Pick<Finding, 'rule' | 'level' | 'text'>

/** One line for each cause, in the order of the first finding of each. */
export function findingLines<Found extends LineFinding>(findings: readonly Found[]): FindingLine<Found>[] {
  const byCause = Map.groupBy(findings, ({ rule, level }) => `${rule} ${level}`)
  return [...byCause].flatMap(([key, [first, ...others]]) =>
    first ? [{ key, text: lineText(first, others), findings: [first, ...others] as const }] : [],
  )
}

function lineText(first: LineFinding, others: readonly LineFinding[]): string {
  if (others.length === 0) return first.text
  const words = wordsOf.get(`${first.rule} ${first.level}`) ?? wordsOf.get(first.rule)
  const count = others.length + 1
  if (words) return words.replace('#', `${count}`)
  const isSame = others.every(({ text }) => text === first.text)
  return isSame ? `${first.text} Son ${count} lugares.` : `${first.text} Y ${count - 1} más así.`
}

/** What a line says of several findings of a rule, or of one of its levels; `#` is their number. */
export const wordsOf: ReadonlyMap<string, string> = new Map([
  ['muestra-dato', '# datos son todavía de la muestra.'],
  ['muestra-dato avisa', '# datos son de la muestra: sus pacientes no los ven hasta que escriba los suyos.'],
  ['muestra-cifra', '# cifras, horarios o precios son los de la muestra.'],
  ['muestra-contenido', 'Aún son de la muestra: # dibujos, videos o testimonios.'],
  ['muestra-contenido sugiere', '# apartados o artículos tienen textos de la muestra, sin cambios.'],
  ['frase-de-riesgo', '# frases prometen, se comparan o venden de un modo que la ley no permite.'],
  ['cedula-falta', 'Faltan los números de # cédulas.'],
  ['cedula-sin-institucion', 'A # cédulas les falta la institución que las expidió.'],
  ['urgencias-incompletas', 'A Urgencias le faltan # datos.'],
  ['testimonio-sin-consentimiento', '# testimonios no se muestran: les falta el consentimiento.'],
  ['testimonio-sin-prueba', 'No dice dónde guarda el consentimiento de # pacientes.'],
  ['testimonio-con-nombre', '# testimonios parecen llevar un nombre completo.'],
  ['precio-sin-incluye', '# precios no dicen qué incluyen.'],
  ['precio-distinto', '# textos dicen un precio que no está en Precios.'],
  ['telefono-distinto', '# textos dicen otro teléfono.'],
  ['nombre-u-horario-distinto', '# textos dicen otro nombre u otro horario que «Mis datos».'],
  ['imagen-sin-descripcion', '# imágenes no dicen qué se ve en ellas.'],
  ['enlace-roto', '# enlaces llevan a algo que no está en el sitio.'],
  ['sin-signos-de-alarma', '# artículos no dicen cuándo acudir a urgencias.'],
  ['sin-fuentes', '# artículos no citan ninguna fuente.'],
  ['revision-medica', 'Revisión médica: # textos sin su firma vigente.'],
  ['texto-por-escribir', 'Faltan # textos de sus páginas.'],
  ['estudio-sin-servicio', '# textos mencionan un estudio que ningún servicio ofrece.'],
])
