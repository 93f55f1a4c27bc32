import type { Rule } from './rule.ts'

/** A claim that cannot be proven, and the words around it that make it harmless. */
type RiskyWords = {
  readonly id: string
  readonly pattern: RegExp
  /** Tested on the words of the same sentence before the match. */
  readonly unlessAfter?: RegExp
  /** Tested on the words of the same sentence after the match. */
  readonly unlessBefore?: RegExp
  readonly why: string
}

/** A denial shortly before the words: 'no hay riesgo cero', 'sin garantizar', 'ningún método es 100 %'. */
const denied =
  /\b(?:no|ni|nunca|tampoco|nadie|ning[uú]n[ao]?|sin|jam[aá]s|falso|mito|dud[ao]|desconf\p{L}+|cuidado con)\b(?:\s+[\p{L}«"]+){0,5}\s*[«"]?$/iu

const law =
  'La publicidad debe ser comprobable y educativa, respeta la dignidad de la mujer y no exagera ni induce a error (Ley General de Salud, art. 306; Reglamento en Materia de Publicidad, arts. 6 y 9; además, si aplica, Ley Federal de Protección al Consumidor, art. 32).'

const riskyWords: readonly RiskyWords[] = [
  {
    id: 'palabra-garantia',
    pattern:
      /\b(?:garantiz\p{L}+|garant[ií]as?|asegur(?:amos|o|a)\s+(?:el|un|su|resultados?|éxito)\p{L}*)\b/giu,
    unlessAfter: denied,
    why: 'Promete un resultado, y en medicina ninguno puede garantizarse.',
  },
  {
    id: 'palabra-cien-por-ciento',
    pattern: /\b(?:100|cien)\s?(?:%|por ciento)(?!\p{L})/giu,
    unlessAfter: denied,
    why: 'Ningún tratamiento ni estudio acierta siempre.',
  },
  {
    id: 'palabra-sin-riesgo',
    pattern:
      /\b(?:sin\s+(?:ning[uú]n\s+)?(?:riesgos?|peligros?|complicaciones|efectos secundarios)|cero\s+riesgos?|riesgo\s+cero|libre\s+de\s+riesgos?|totalmente\s+segur[oa]s?)\b/giu,
    unlessAfter:
      /\b(?:no|ni|nunca|ning[uú]n[ao]?|mujeres|pacientes|embarazos?|embarazo|si)\b(?:\s+[\p{L}«"]+){0,5}\s*[«"]?$/iu,
    unlessBefore: /^\s*(?:alto|elevado|de\b)/iu,
    why: 'Todo procedimiento tiene algún riesgo.',
  },
  {
    id: 'palabra-sin-dolor',
    pattern: /\b(?:sin\s+(?:ning[uú]n\s+)?dolor(?:es)?|indolor[oa]?s?|no\s+duele\s+nada|cero\s+dolor)\b/giu,
    // 'Un bulto sin dolor' describes a sign; an accessible promise speaks of what is done.
    unlessAfter:
      /\b(?:no|nunca|ni|con o|bulto|bolita|lesi[oó]n(?:es)?|llagas?|úlceras?|sangrado|[uú]lcera|verrugas?|vivir|vida|incluso|aunque|también|semanas|días)\b(?:\s+[\p{L}«",]+){0,6}\s*[«"]?$/iu,
    unlessBefore: /^\s*(?:no\s+(?:quiere|significa|existe)|\?)/iu,
    why: 'Cada mujer lo siente distinto: diga con qué se alivia el dolor.',
  },
  {
    id: 'palabra-el-mejor',
    pattern:
      /\b(?:(?:el|la|los|las)\s+mejor(?:es)?\s+(?:ginec[oó]log[oa]s?|doctor(?:a|es|as)?|m[eé]dic[oa]s?|obstetras?|especialistas?|cl[ií]nicas?|consultorios?|atenci[oó]n|opci[oó]n|servicios?|trato|tratamientos?|resultados|tecnolog[ií]a|equipos?)|(?:somos|soy)\s+(?:el|la|los|las)\s+[uú]nic[oa]s?|n[uú]mero\s+uno|l[ií]der(?:es)?\s+en|inigualables?|insuperables?|incomparables?|de\s+clase\s+mundial|la\s+[uú]nica\s+(?:doctora|especialista|ginec[oó]loga)|el\s+[uú]nico\s+(?:doctor|especialista|consultorio))\b/giu,
    unlessAfter: denied,
    unlessBefore: /^\s+(?:para usted|en su caso)/iu,
    why: 'Es un superlativo que nadie puede comprobar.',
  },
  {
    id: 'palabra-superlativo',
    pattern:
      /\b(?:(?:el|la|los|las)\s+\p{L}+\s+m[aá]s\s+(?:avanzad[oa]s?|modern[oa]s?|segur[oa]s?|efectiv[oa]s?|eficaz|eficaces|complet[oa]s?|prestigios[oa]s?)|milagros[oa]s?|revolucionari[oa]s?|excelent[ií]sim[oa]s?|segur[ií]sim[oa]s?|rapid[ií]sim[oa]s?)\b/giu,
    unlessAfter: denied,
    unlessBefore: /^\s+(?:para|en|de)\s+(?:usted|su caso|las? )/iu,
    why: 'Es un superlativo que nadie puede comprobar.',
  },
  {
    id: 'palabra-siempre',
    pattern:
      /\bsiempre\s+(?:\p{L}+\s+)?(?:la\s+misma|el\s+mismo|funciona\p{L}*|cura\p{L}*|da\s+resultado|sale\s+(?:todo\s+)?bien|es\s+efectiv[oa]|hay\s+resultados)(?!\p{L})/giu,
    unlessAfter: denied,
    why: '«Siempre» es una promesa que un solo caso desmiente.',
  },
  {
    id: 'palabra-total',
    pattern:
      /\b(?:(?:seguridad|tranquilidad|confianza|satisfacci[oó]n|confidencialidad|[eé]xito|recuperaci[oó]n|curaci[oó]n|eficacia)\s+total(?:es)?|total\s+(?:seguridad|tranquilidad|confianza|satisfacci[oó]n|confidencialidad|[eé]xito|recuperaci[oó]n|eficacia)|totalmente\s+(?:eficaz|efectiv[oa]))\b/giu,
    unlessAfter: denied,
    why: '«Total» promete más de lo que puede comprobarse; por ley, la confidencialidad tiene excepciones.',
  },
  {
    id: 'palabra-cura',
    pattern:
      /\b(?:(?:lo|la|los|las|le|te)?\s*cur(?:amos|aremos)|la\s+cura\s+(?:para|de|contra|definitiva)|cura\s+(?:definitiva|total|completa|segura)|se\s+cura\p{L}*\s+(?:para\s+siempre|por\s+completo|en\s+\d+)|cura\s+(?:el|la|los|las)|(?:elimina|desaparece)\p{L}*\s(?:[^.!?\n]{0,30}\s)?para\s+siempre|(?:solución|remedio)\s+definitiv[oa])(?!\p{L})/giu,
    unlessAfter: denied,
    why: 'Anuncia una curación; diga qué trata y qué puede esperarse.',
  },
  {
    id: 'palabra-comparacion',
    pattern:
      /\b(?:(?:mejor|mejores|m[aá]s\s+\p{L}+)\s+que\s+(?:otr[oa]s?\s+)?(?:(?:los|las)\s+(?:otr[oa]s|dem[aá]s)|doctor\p{L}*|m[eé]dic\p{L}*|ginec[oó]log\p{L}*|colegas|cl[ií]nicas|consultorios|hospitales)|a\s+diferencia\s+de\s+(?:otr[oa]s?|los\s+dem[aá]s|las\s+dem[aá]s)(?:\s+(?:doctor\p{L}*|m[eé]dic\p{L}*|ginec[oó]log\p{L}*|consultorios|cl[ií]nicas|especialistas|colegas))?|no\s+una\s+receta\s+de\s+cinco\s+minutos|como\s+nadie\s+m[aá]s)(?!\p{L})/giu,
    why: 'Compara o desprestigia a colegas.',
  },
]

/** Characters before and after a match that may make it harmless. */
const around = 200

/** One rule for each kind of words, so that dismissing one does not silence another. */
export const wordingRules: readonly Rule[] = riskyWords.map(
  ({ id, pattern, unlessAfter, unlessBefore, why }): Rule => ({
    id,
    level: 'avisa',
    reason: law,
    *find({ document, texts }) {
      for (const { path, field, text } of texts) {
        if (field.kind !== 'text' && field.kind !== 'longText') continue
        if (isNotHers(document, path)) continue
        for (const match of text.matchAll(pattern)) {
          const end = match.index + match[0].length
          const before = sentenceStart(text.slice(Math.max(0, match.index - around), match.index))
          const after = text.slice(end, end + around).split(/[.!?\n]/)[0] ?? ''
          if (unlessAfter?.test(before.trimEnd()) || unlessBefore?.test(after)) continue
          const words = match[0].trim()
          yield { path, text: `Dice «${words}». ${why}`, part: words }
        }
      }
    },
  }),
)

/** Names of sources, myths that the text refutes, and words of patients are not claims of the practice. Ids are addresses. */
const isNotHers = (document: string, path: string) =>
  document === 'selected-sections' ||
  /^sources\.|^myths\.\d+\.myth$|(?:^|\.)(?:id|aliases|synonyms|icon)(?:\.|$)|metadata\.(?:keywords|alternates)|openGraph\.url/.test(
    path,
  )

const sentenceStart = (text: string) =>
  text.slice(Math.max(...['.', '!', '?', '\n', ';'].map((end) => text.lastIndexOf(end))) + 1)
