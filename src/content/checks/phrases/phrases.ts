/** Phrases of one kind, which an authority or a patient could hold against the practice. */
export type PhraseGroup = {
  /** What is wrong with them, for the owner. */
  readonly why: string
  /** The articles that ask for it. */
  readonly law: string
  /** What may be said instead. */
  readonly better: string
  readonly phrases: readonly Phrase[]
  /** Words anywhere in the sentence that excuse every phrase of the group. */
  readonly unless?: RegExp
}

/** A pattern over the plain form of a sentence (see `sentences.ts`), and words in the sentence that excuse it. */
type Phrase = readonly [says: RegExp, unless?: RegExp]

const advertising = 'Ley General de Salud, art. 306; Reglamento en Materia de Publicidad, arts. 6 y 9'
const consumer = 'además, si aplica, Ley Federal de Protección al Consumidor'

const illness =
  'vph|papiloma|virus|endometriosis|adenomiosis|miomas?|quistes?|ovarios? poliquisticos?|sop|infertilidad|esterilidad|candidiasis|vaginosis|herpes|verrugas?|incontinencia|colicos?|menopausia|bochornos|cancer|displasia|polipos?|resequedad|prolapso'
const cures =
  'cura|curan|curamos|cure|elimin[ae]|eliminan|eliminamos|erradica|erradican|erradicamos|erradique|san[ae]|sanamos|acab[ae] con|acabamos con|termin[ae] con|revierta|revierte|revertimos'
const procedure =
  'diu|implantes?|papanicolau?o?|partos?|cesareas?|cirugias?|operacion(?:es)?|opera(?:mos)?|histeroscopias?|biopsias?|colposcopias?|legrados?|procedimientos?|tratamientos?|laser|colocacion|coloca(?:mos)?|retiro|ligadura|electrocauterizacion|pastillas|revision|mastografia|insercion|laparoscopias?|histerectomias?|labioplastias?|anestesia|metodo'
const harm = 'dolor|riesgos?|molestias|cicatri(?:z|ces)|efectos (?:secundarios|adversos)'
const practice =
  'gine\\w*|doctor[ae]?s?|medic[oa]s?|especialistas?|obstetras?|cirujan[oa]s?|clinicas?|consultorios?|centros?|hospital(?:es)?|equipos?|tecnologia|atencion|resultados|instalaciones'
const praised =
  'reconocid|modern|avanzad|recomendad|complet|prestigi|experimentad|capacitad|solicitad|buscad|famos|querid|preparad|certificad'
const region = 'la ciudad|la region|la zona|el estado|el pais|mexico|su tipo'
const colleague = '(?:medic|doctor|gine|clinic|consultori|hospital)\\w*'
const service =
  'consulta|valoracion|revision|ultrasonido|papanicolau?o?|colposcopia|estudio|sesion|amiga|paquete|mastografia'
const authority = 'cofepris|fda|oms|organizacion mundial|secretaria de salud|ssa|harvard|gobierno'

/** Every group of phrases. */
export const phraseGroups: readonly PhraseGroup[] = [
  {
    why: 'Promete un resultado, y en medicina nadie puede garantizarlo',
    law: `${advertising}; ${consumer}, art. 32`,
    better: 'Le explico qué puede esperarse en su caso y qué no depende de nosotras.',
    phrases: [
      [/\bgarantiz\w+/, /\b(?:espacio|privacidad|lugar|cita|acceso|derecho|ley|higiene|material)\b/],
      [/\bgarantias?\b/, /\b(?:carta|deposito|convenio|fabricante|equipo|refaccion\w*)\b/],
      [
        /\b(?:les?|te) (?:aseguro|aseguramos|prometo|prometemos|juro|juramos)\b/,
        /\b(?:escuch|explic|lugar|cita|espacio)/,
      ],
      [/\b(?:embarazo|exito|resultados?|parto|recuperacion|bebe) (?:esta )?asegurad[oa]s?\b/],
      [/\b(?:nunca|jamas) fallan?\b/],
      [/\binfalibles?\b/],
      [/\b(?:100|cien) ?(?:%|por ciento) (?:efectiv|eficaz|eficac|segur|recomend|satisf|confiabl)\w*/],
      [
        /\b(?:devolvemos|devolveremos|regresamos|reembolsamos)\b.{0,25}\b(?:dinero|inversion|pago)\b/,
        /\b(?:cancel\w+|anticipo|deposito)\b/,
      ],
      [
        /\d ?(?:%|por ciento) de (?:exito|efectividad|eficacia|satisfaccion)\b/,
        /\b(?:segun|estudios?|guias?)\b/,
      ],
      [
        /\b(?:exito|efectividad|eficacia|resultados|cientificamente)\b.{0,15} (?:comprobad[oa]s?|del \d+ ?%)/,
        /\b(?:segun|estudios?|guias?|metodos?|anticoncepti\w+|condon|vacunas?|pruebas?)\b/,
      ],
      [
        /\b(?:miles|mil|cientos|\d[\d,]*) (?:de )?(?:pacientes|mujeres|casos) (?:satisfech|curad|sanas|de exito)\w*/,
      ],
      [
        /\b(?:cero|nunca hemos tenido|jamas hemos tenido|ni una sola)\b.{0,8}\b(?:complicacion|queja|demanda)/,
      ],
      [/\bbebe nacera (?:sano|perfecto|bien)\b/],
      [
        /\bresultados (?:inmediatos|permanentes|visibles|desde la primera|en una sola)\b/,
        /\b(?:laboratorio|pruebas?|estudios?|papanicolau?o?|biopsia)\b/,
      ],
      [/\brecuperacion (?:inmediata|express|en \d+ (?:horas|dias))\b/],
      [/\bdiagnosticos? (?:exactos?|infalibles?|sin errores?)\b/],
      [/\bdetecta(?:mos)? todas las\b/],
    ],
  },
  {
    why: 'Ofrece una curación: quien no se cure puede reclamarla',
    law: advertising,
    better: 'Le explico qué tratamientos hay, qué puede esperarse de cada uno y qué seguimiento necesita.',
    unless:
      /\b(?:pued[ea]n?|podria|suelen?|segun|cuerpo|organismo|defensas|sol[ao]s?|mayoria|antibiotic\w+|algun[ao]s)\b/,
    phrases: [
      [new RegExp(`\\b(?:${cures})\\b.{0,25}\\b(?:${illness})\\b`)],
      [new RegExp(`\\bquit(?:amos|e) (?:el|la) (?:${illness})\\b`)],
      [
        /\b(?:cura|curacion|solucion|tratamiento|remedio|reversion) (?:total|definitiv[ao])\b/,
        /\bes el tratamiento definitivo\b|\bhisterectomia\b/,
      ],
      [/\b(?:elimin|cur|san|quit|acab|erradi)\w*\b.{0,40}\b(?:para siempre|de raiz|de forma permanente)\b/],
      [/\badios a(?:l| la| las| los)? \w+/, /\b(?:miedo|pena|dudas|filas)\b/],
      [/\b(?:olvidese|olvidate|despidase|despidete) del?\b/, /\b(?:miedo|pena|dudas|filas)\b/],
    ],
  },
  {
    why: 'Todo procedimiento tiene algún riesgo o molestia',
    law: advertising,
    better: 'Antes de empezar le explico los riesgos, las molestias y cómo se alivian.',
    unless: /\b(?:no existe|no hay|tampoco|riesgo cero|hasta|cuando|si|aunque|pued[ea]n?|mito)\b/,
    phrases: [
      [new RegExp(`\\b(?:${procedure})\\b.{0,40}\\b(?:sin|cero|ni|libre de) (?:ningun )?(?:${harm})\\b`)],
      [new RegExp(`\\b(?:${procedure})\\b.{0,25}\\bindolor[ao]s?\\b`)],
      [/\bcero (?:dolor|riesgos?|molestias|cicatrices)\b/],
      [/\bno (?:sentira|sentiras|duele|dolera) (?:absolutamente )?(?:nada|ningun dolor)\b/],
      [/\b(?:total|absoluta|completa)mente (?:segur|inofensiv|indolor)[ao]s?\b/],
      [/\b(?:vida|fuera,) sin dolor\b/],
    ],
  },
  {
    why: 'Se pone por encima de los demás, y nadie puede comprobarlo',
    law: `${advertising}; ${consumer}, art. 32`,
    better: 'Conozca mi formación, mis cédulas y mi certificación en esta página.',
    phrases: [
      [
        new RegExp(`\\bmejor(?:es)? (?:opcion en|${practice})\\b`),
        /\b(?:posible|busque|cada|para usted|estudios)\b/,
      ],
      [/\bsomos l[ao]s (?:mejores|unic[ao]s)\b/],
      [new RegExp(`\\b(?:el|la|los|las) (?:(?:${practice}) )?mas (?:${praised})\\w*`)],
      [new RegExp(`\\bunic[ao]s? (?:${practice}|con est[ae]|en (?:${region}))\\b`)],
      [
        /\b(?:numero|no) {1,2}(?:uno|1)\b|# ?1\b/,
        /\b(?:causas?|pasos?|razon|factor|piso|torre|calle|av|col)\b/,
      ],
      [new RegExp(`\\b(?:${practice}) lider\\b|\\blider(?:es)? (?:en|mundial|nacional)\\b`)],
      [/\bde (?:clase|talla) mundial\b|\bexpert[ao] mundial\b|\bmas alta calidad\b/],
      [new RegExp(`\\ba diferencia de (?:otr[ao]s|muchos) ${colleague}`)],
      [new RegExp(`\\bmejor(?:es)? que (?:cualquier|ningun)(?:a|o)? (?:otr[ao] )?${colleague}`)],
      [new RegExp(`\\botr[ao]s ${colleague} (?:operan|enganan|mienten|ignoran|improvisan)\\b`)],
      [/\bno (?:se deje|te dejes) enganar\b/],
    ],
  },
  {
    why: 'Trata la atención médica como una mercancía con prisa por comprar',
    law: `${advertising}; ${consumer}, arts. 46 a 50`,
    better: 'Los precios de la consulta y de los estudios están en esta página.',
    unless:
      /\b(?:imss|issste|centros? de salud|secretaria|public[ao]s?|gobierno|linea|vacunas?|ley|promocion de la salud|costo extra)\b/,
    phrases: [
      [/\b[2-4] ?x ?[1-3]\b|\bdos por uno\b/, /\b(?:cm|mm|veces)\b/],
      [/\b(?:descuentos?|rebajas?)\b|\d ?% menos\b|\bahorre \d+ ?%/],
      [/\b(?:promocion(?:es)?|promos?|preventa|cupon(?:es)?|rifa\w*|sorte\w*|buen fin|hot sale)\b/],
      [/\ben oferta\b|\bofertas? (?:especial|valida|por|del)/],
      [new RegExp(`\\b(?:${service})\\b.{0,30}\\b(?:gratis|sin costo|de regalo|de cortesia)\\b`)],
      [new RegExp(`\\b(?:gratis|regalamos|de regalo)\\b.{0,20}\\b(?:${service})\\b`)],
      [/\b(?:ultimos|quedan \d+) (?:lugares|cupos|espacios)\b|\b(?:cupo|tiempo) limitado\b/],
      [/\bsolo (?:por )?(?:hoy|esta semana|este mes)\b/],
      [/\bmitad de precio\b|\bprecios? (?:de locura|especial(?:es)?|de lanzamiento)\b/],
      [/\baprovech[ae](?:,| ya\b| hoy\b| nuestr)/],
    ],
  },
  {
    why: 'Muestra a pacientes, ofrece atender sin revisar o promete un secreto sin excepciones',
    law: `${advertising}; Ley Federal de Protección de Datos Personales en Posesión de los Particulares, art. 8`,
    better: 'Sus datos se tratan como dice el aviso de privacidad, con las excepciones que marca la ley.',
    phrases: [
      [
        /\b(?:el|del|fotos?(?: de)?|imagenes de|casos de) antes (?:y )?(?:el )? *despues\b|\bantes {2,3}despues\b/,
      ],
      [/\breceta\b.{0,20}\b(?:por whatsapp|en linea|sin (?:consulta|revision|cita))\b/],
      [/\bdiagnostico (?:en linea|por whatsapp)\b/],
      [/\b(?:confidencialidad|privacidad|discrecion) (?:absoluta|total|garantizada)\b/],
    ],
  },
  {
    why: 'Cuenta que una paciente se curó: su caso no dice qué pasará en otro',
    law: advertising,
    better: 'Me explicó mis opciones con calma y resolvió mis dudas.',
    unless: /\b(?:miedo|dudas?|pena|nervios|heridas?)\b/,
    phrases: [
      [/\b(?:me|nos) (?:curo|sano|curaron|salvo la vida)\b|\bme cure\b/],
      [new RegExp(`\\b(?:me|nos) (?:quito|elimino) (?:el|la|los|las|mis?) (?:${illness})\\b`)],
      [new RegExp(`\\bya no tengo (?:${illness})\\b`)],
      [/\b(?:estoy|quede|soy|embarazada y) (?:curada|sana)\b/],
    ],
  },
  {
    why: 'Ofrece algo cuya utilidad o seguridad no está demostrada',
    law: `${advertising}; del mismo Reglamento, arts. 16 a 18`,
    better: 'Le explico qué tratamientos han demostrado servir para lo que usted siente.',
    unless:
      /\b(?:no|sin|ni|nunca|ningun[ao]?|faltan?|riesgos?|quemaduras|experimental(?:es)?|retir\w+|evidencia|alert\w+|advirti\w+)\b/,
    phrases: [
      [
        /\b(?:laser|rejuvenecimiento|blanqueamiento|vapor|vaporizacion) (?:vaginal|intim[ao]|ovarico|genital)\b/,
      ],
      [/\brejuvenecer (?:su|tu|el|la) (?:intimidad|ovario|vagina)\b|\bo shot\b/],
      [/\bpellets?\b|\bchips? hormonal(?:es)?\b|\bbioidentic[ao]s?\b/],
      [/\bsueros? vitamin\w+|\bcelulas madre\b|\bplasma rico en plaquetas\b|\bexosomas\b/],
      [/\bozono(?:terapia)?\b|\bdesintoxi\w+|\bdetox\b|\bhomeopat\w+|\bbiomagn\w+/],
      [/\b(?:elija|elegir|escoja|elige) el sexo de\b/],
    ],
  },
  {
    why: 'Dice que una autoridad respalda a la práctica, y el aviso de la COFEPRIS no es un aval',
    law: advertising,
    better: 'Consulte mis cédulas en el Registro Nacional de Profesionistas.',
    unless:
      /\b(?:medicament\w+|farmacos?|vacunas?|pastillas?|anticoncepti\w+|metodos?|pruebas?|guias?|dosis|registro)\b/,
    phrases: [
      [
        new RegExp(
          `\\b(?:aval|aprob|certific|recomend|respald|valid|autoriz)ad[oa]s? por (?:la |el )?(?:${authority})\\b`,
        ),
      ],
      [new RegExp(`\\b(?:${authority}) (?:nos \\w+|avala|respalda)\\b`)],
    ],
  },
  {
    why: 'Anuncia una especialidad sin cédula que la respalde',
    law: 'Ley General de Salud, arts. 79, 81, 83 y 272 Bis',
    better: 'Mi especialidad es ginecología y obstetricia; puede consultar mis cédulas en esta página.',
    phrases: [
      [/\b(?:especialista|expert[ao]) en gine\w+ (?:estetica|regenerativa|funcional|cosmetica)\b/],
      [
        /\b(?:especialista|expert[ao]) en (?:medicina )?(?:antienvejecimiento|regenerativa|estetica|rejuvenecimiento)\b/,
      ],
    ],
  },
]
