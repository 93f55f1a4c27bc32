import { parsePhrase } from './phrase.ts'
import { anyPhrase } from './phrase-index.ts'
import type { Sentence, Token } from './tokens.ts'
import { vocabulary } from './vocabulary.ts'

const phrases = (...texts: string[]) => anyPhrase(texts.map((text) => parsePhrase(text, vocabulary)))

const denials: ReadonlySet<string> = new Set(
  'no nunca jamas ni nadie tampoco ningun ninguna ningunos ninguno'.split(' '),
)

/** These deny nothing that follows: «no dude», «no solo…», «¿por qué no…?». */
const noDenial = phrases(
  'no solo|solamente|unicamente|importa|obstante',
  'sin embargo|duda|exagerar',
  'no lo|la|se|te|le? ~dudar|~esperar|~temer|~sufrir|~preocupar|~buscar|~pensar/piens|~perder/pierd|~dejar|~aguantar|~batallar|~arriesgar|~conformar',
)

/** Where a denial ends before its clause does: a new statement begins. */
const newStatement = phrases(
  'pero|sino|aunque|porque|solo',
  'y ..1 sí',
  'y|e es|son|esta|estan|le|te|se|con|tiene|tienen|nuestro|nuestra|nuestros|nuestras|hay|ya|asi',
  'y ~ser:first|somos|garantizamos|aseguramos|logramos|curamos|ofrecemos|tenemos|eliminamos|quitamos',
)

/** 'sin' denies what follows up to a conjunction or another preposition of a statement. */
const endsWithout: ReadonlySet<string> = new Set(
  'y e o u pero con para por gracias mediante desde en mas aqui ya es son solo'.split(' '),
)
const maxWithout = 7

/** For each token of a sentence, whether a word before it denies it. */
export function denied({ tokens }: Sentence): boolean[] {
  const result = tokens.map(() => false)
  let isDenied = false
  let withoutLeft = 0
  for (const [index, token] of tokens.entries()) {
    if (token.clause !== tokens[index - 1]?.clause) {
      // «no es promesa, garantía ni diagnóstico»: the denial reaches the whole list.
      isDenied &&= tokens[index + 1]?.word === 'ni'
      withoutLeft = 0
    }
    if (isDenied && newStatement(tokens, index)) isDenied = false
    if (endsWithout.has(token.word)) withoutLeft = 0
    result[index] = isDenied || withoutLeft > 0
    withoutLeft -= 1
    if (denials.has(token.word) && !noDenial(tokens, index)) isDenied = true
    if (token.word === 'sin' && !noDenial(tokens, index)) withoutLeft = maxWithout
  }
  return result
}

/** Sentences that report a promise of others, or warn of it. */
const distance = phrases(
  '^ mito|mitos|falso|falsa|creencia|ojala',
  'es|son un? mito|mitos|falso|falsa|falsos|falsas|mentira|engano|enganos|creencia',
  'cautela|cuidado|ojo|sospeche|dude|aguas con|de|si|cuando ..3 quien|clinica+|anuncio+|pagina+|lugar+|promesa*|productos|cualquier*|perfil*|oferta*|alguien|le|te',
  'no se? la|lo|les|le|las|los ~creer|crea|crean|creas|compre|compren|haga|hagan',
  'famoso|famosa|supuesto|supuesta|dichoso|mentado ..4 promete|dice|ofrece|no|nada|jura',
  'propuso|propusieron|ofrecieron|ofrecio|propone|sugirio|sugirieron ..4 lema|frase|anuncio|resenas|titulo|texto|eslogan',
  '~desconfiar de? -la_competencia|otros|otras|esos|esas',
  'anuncio+|video+|pagina+|producto+|folleto+|publicidad|persona|lugar|clinica ..2 que ..1 promete|ofrece|garantiza|asegura',
  'anuncio+|video+|pagina+|folleto+|publicidad ..8 vender',
  'no ~creer|crea|confie|confies ..3 quien|quienes|anuncios|promesas|lo|todo|milagro*|curas|productos|internet|redes',
  'no|nunca ..1 prometo|prometemos|garantizo|garantizamos que',
  'no es cierto|verdad|posible',
  'no existe|existen -la_posibilidad|otra|mejor|una_mejor|un_mejor',
  'no significa|significan|equivale',
  'no hay|existe|existen ..3 que ..2 asegure|garantice|cure|quite|elimine|evite|haga|sirva|detecte|desaparezca|revierta|sustituya|impida|borre',
  'aseguradora+|poliza+|deducible|coaseguro|carta_garantia|carta_de_autorizacion|suma_asegurada|gastos_medicos|por_reembolso|su_seguro_no|su_seguro_puede',
  'anuncio+|video+|pagina+|folleto+|publicidad|etiqueta promete|asegura|garantiza|afirma|dice|jura',
  'no hay|existe|existen|tiene|tienen|cuenta|cuentan ..3 evidencia|pruebas|estudios',
  'no hay|existe|tengo|tenemos forma|manera ..2 garantizar|asegurar|saber|predecir|prevenir|evitar|prometer',
  'no se? ha|han|esta|estan ..2 demostrado|probado|comprobado|aprobado|aprobada|aprobados|aprobadas|estudiado|autorizado|autorizados',
  'quien|quienes le|te|les|se? ~prometer|~ofrecer|~asegurar|~garantizar|diga|digan|dice|dicen|anuncie|anuncien|anuncia|anuncian',
  'quien|quienes|que|lugares|productos|tratamientos|anuncios|paginas ..3 prometen|prometan|ofrezcan|ofrecen|garanticen|garantizan',
  'si alguien|le|te|un|una|otro|otra|algun|alguna ..3 vende|vendan|~prometer|~ofrecer|~asegurar|~garantizar',
  'se dice|cree|piensa|anuncia|anuncian|venden|ofrecen',
  'la ley|norma|cofepris ~prohibir|prohibe',
  'quiere|quieren decir',
  'sin evidencia|pruebas|respaldo',
  'evidencia|pruebas insuficiente|insuficientes|limitada|escasa',
  'a? pesar de lo que',
  'no|nunca|jamas le|les|te ..1 dire|diremos|decimos|digo que',
  'ningun|ninguna medico|doctora|metodo|tratamiento|estudio|prueba|cirugia|anticonceptivo|vacuna|laboratorio|especialista ..2 puede|pueden|es|garantiza|elimina|cura|detecta|da|sirve|protege|esta|tiene|evita|quita|serio|seria|asegura|promete',
  'cofepris|fda|profeco|secretaria ..3 ~retirar|~alertar|~prohibir|~clausurar|~sancionar|advierte|advirtio',
)

/** Figures with a source. They are not a claim of hers, unless the sentence also names her, her practice or a service. */
const cited = phrases(
  'segun|cita|citando|datos_de|cifras_de|guia_de|encuesta|censo|informe|reporte|boletin|revision ..4 @source',
  '@source ..4 senala|estima|estiman|reporta|informa|calcula|indica|refiere|dice|publico|recomienda|advierte|quiere|propone|figura|registro|situa|define|describe|concluye|#',
  'dice|senala|estima|reporta|publica|calcula la|el @source',
  'una|un|varios|varias|los|las estudio+|revision|metaanalisis|ensayo+ ..6 #|encontro|mostro|mostraron|encontraron|concluyo|observo',
)
const hers = phrases('@hers|@place|@service|@remedy|laser')

/** After a warning or a denial: what makes the practice the exception. */
const contrast = phrases(
  'excepto|salvo|menos|pero|sino|embargo|aunque|bien ...8 @hers',
  '@ownVoice|aqui|yo ..1 sí|si|todas|siempre|nunca|nadie',
  'con|en ..1 nosotros|nosotras|nuestro|nuestra',
  'prometo|prometemos|garantizo|garantizamos|aseguro|aseguramos|curamos|logramos|somos|soy|regalamos|de_verdad',
)

/** Words before a quotation of another person's statement. */
const saying = phrases(
  'propuso|propusieron|ofrecieron|diga|digan|digas|dijera|leyendas|leyenda|grita|vende|venden|aviso|denominar|letrero|cartel|titulo|etiqueta|promesa|cautela|~decir/dic|~leer|~creer|~escuchar|~prometer|~anunciar|~preguntar|oyo|oido|oye|dicho|lema|lemas|frase|frases|anuncio|anuncios|mensajes|publicidad|llama|llaman|llamado|llamada|rumor|conoce|conocen|conocido|conocida|termino|palabras|nombre|marketing|eso_de|lo_de|habla|hablan|hablar|prometen|sobre_eso',
)

/** The beginning of questions that sell; others ask for a fact. */
const selling = phrases(
  'busca|buscas|buscando|quiere|quieres|cansada|cansado|harta|harto|necesita|necesitas|sabia|sabias|sufre|sufres|sufriendo|lista|listo|imagina|imaginas|problemas|problema|padece|padeces|tiene|tienes|le_dijeron|te_dijeron|le_han|sigue|sigues|ya|aun|todavia|desea|deseas|suena|suenas|otra_vez|no|miedo|con_miedo|preocupada|quien_mas|hasta_cuando|te_gustaria|le_gustaria|y_si_le|sin_ganas|adivine|vio|viste|harta_de|mal|que_espera|que_esperas|su_doctor|su_doctora|tu_doctor|tu_doctora|su_ginecologo|su_ginecologa|tu_ginecologo|tu_ginecologa|tu_gine|aburrida|decepcionada|vph|papiloma|miomas|colicos',
  'por? que|para_que sufr*|seguir|esper*|aguant*|arriesg*|pagar|vivir|operar*|gastar|no_le|conformar*|preocup*',
)

/** Whether the sentence speaks of a claim rather than makes it. */
export function isDistant(sentence: Sentence): boolean {
  const { tokens, question } = sentence
  if (question !== undefined && !selling(tokens, question)) return true
  if (tokens.some((_, index) => cited(tokens, index)) && !tokens.some((_, index) => hers(tokens, index)))
    return true
  const distant = tokens.findIndex((_, index) => distance(tokens, index))
  const reached = denied(sentence)
  return (
    distant !== -1 &&
    !tokens.some((_, index) => index > distant && !reached[index] && contrast(tokens, index))
  )
}

/** Whose own words a quotation may be: hers, or praise of her. */
const hersOrPraise = phrases('@hers|@women|@place|@doctor')

/** Fewer words beside a quotation only name who said it. */
const minAround = 4

/** Whether the quoted words of a sentence are reported. */
export function reportsQuotes({ tokens }: Sentence): boolean {
  const around = tokens.filter(({ isQuoted }) => !isQuoted)
  if (around.length === tokens.length) return false
  return (
    tokens.some((token, index) => !token.isQuoted && saying(tokens, index)) ||
    (around.length >= minAround && !around.some((_, index) => hersOrPraise(around, index)))
  )
}

const conditions: ReadonlySet<string> = new Set(['si', 'cuando', 'aunque', 'mientras'])
const onlyHer = phrases('..5 yo|conmigo|nosotros|nosotras|aqui|nuestro+ ')

/** The words of a sentence in which «si la opero yo» is no condition: it says who does it, not what it depends on. */
export const withoutOwnConditions = ({ tokens }: Sentence): readonly Token[] =>
  tokens.map((token, index) =>
    conditions.has(token.word) && onlyHer(tokens, index + 1)
      ? { ...token, word: 'con', sound: 'con' }
      : token,
  )
