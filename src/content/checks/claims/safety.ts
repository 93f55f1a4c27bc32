import { type ClaimKind, provable } from './claim.ts'

/** What is felt or found, rather than what is done: a 'sin dolor' after it describes it. */
const sign =
  '@illness ...8 sin|no|ni|indoloro+|nada|inofensiv* / sangrado+ ..3 sin|no|ni|llegue / relaciones|orinar|regla+|placenta / ~cursar|curs* / aunque|cuando|incluso|mientras|dias|semanas|meses|anos ..1 sin / si ..3 no|sin / con o sin / sin dolor o / etapa+|inicio+ tempran*|de'

const course =
  'no|ninguna|ningun ..4 sin @harm / si|cuando ..4 embarazo|parto|evolucion*|~cursar / embarazo+|parta|puerperio|gestacion|mujer+|paciente+ ..3 sanas? sin / despues|tras|luego ..3 parto|cesarea|embarazo|aborto|nacimiento / embarazo+|parto+|cesarea|regreso|aborto sin|de complicacion*|riesgo* / embarazo ..3 bajo riesgo / ~cursar|evoluciona* / menopausia|quiste+|pacientes|mayoria ..5 sin complicacion*'

export const safety: ClaimKind = {
  id: 'palabra-sin-riesgo',
  why: 'Todo procedimiento tiene algún riesgo o molestia: a quien le pase, este texto le da la razón.',
  law: `${provable} Lo que se anuncia no puede ocultar riesgos ni efectos (Reglamento en Materia de Publicidad, art. 9).`,
  better: 'Antes de empezar le explico los riesgos, las molestias y cómo se alivian.',
  unless: `${sign} / ${course}`,
  claims: [
    {
      says: 'sin|cero|0|ni|nada_de|libre+_de|libre|libres|carece|carecen|ausencia|exento+|nulo+|olvidese_de|olvidate_de|olvide|adios|fuera ..2 @harm',
      unless:
        '@hedge|avanza*|evoluciona|silencio|desde_el_inicio|importar|motivo|necesidad_de_sufrir|contracciones|escala|a_diez|regres*|puede_ser|toser|caminar|buscar',
      instead: 'con medidas para aliviar las molestias',
    },
    {
      says: 'no|ni|nunca|jamas|nada|nadita|ninguna|nadie|ninguno ..4 ~doler/duel|dolio|dolido|dolera|~lastimar|~molestar|~arder|sangra|~incomodar|~sentir/sient|sintio|siento|sentira|sentiras|senti|tuvo|tuvieron|padecio|~engordar|~manchar|~infectar|~complicar|~quemar|dana|danan|danara|~afectar|~perjudicar|~alterar ..3',
      needs: '@procedure|@hers|@you|va_a|vas_a|>|anticonceptivo',
      unless:
        '@hedge|permiso|exent*|infarto+|revisarse|juzg*|presionad*|apurad*|bebe_no|han_mostrado|consulta|frio|fiebre|normal|vph|piense|nada_malo|comezon|culpa|pena|sola|bien_despues',
      evenDenied: true,
    },
    {
      says: 'no|ni|nunca|sin|jamas|ninguna|nadie ..2 @causes|tuvo|tuvieron ..3 @harm|dano|huella',
      needs: '@hers|@procedure|@surely|ningun+|alguno|ni|natural+|tecnica|laser',
      unless: '@hedge|radiacion|evidencia|flujo|permiso|quien|existe_riesgo_cero|antes',
      evenDenied: true,
    },
    {
      says: 'indoloro+|indoloramente|imperceptible+',
      unless: '@illness',
      instead: 'con medidas para aliviar las molestias',
    },
    { says: 'inocuo+|inofensivo+|segurisimo+', unless: 'no|error|virus|creer|lesion*' },
    { says: 'seguro+|confiable+ ..1 al|en cien|100|todo|cualquier|todas', unless: 'no|@hedge' },
    {
      says: 'cien|100|totalmente|completamente|absolutamente|perfectamente|plenamente|muy|super|extremadamente|enteramente|tan ..2 por? ..1 ciento? ..1 seguro+|inocuo+|natural|confiable+|sencillo+|suave',
      unless: 'no|metodo+|condon|copa|toalla|tan ..2 como|relacion|parto ..3 mayoria|@hedge|siempre_es',
    },
    {
      says: 'ni|sin ..2 cuenta|se_entera|siquiera|lo_siente|lo_notara|tantito|darse_cuenta|un_piquete|una_lagrima|una_gota|sentir|sentirlo',
      unless: 'si|cuando|sintoma*|infeccion*|embaraz*|vph|expert*|sensibilidad',
      evenDenied: true,
    },
    {
      says: 'natural+|vegetal+ ..6 no|ni|nunca|sin ..2',
      unless: 'error|siempre|mito|@hedge|no_significa|no_lo_hace|no_la_hace|no_es|parto',
      evenDenied: true,
    },
    {
      says: 'sin dolor|molestias|riesgos|sufrimiento',
      needs: 'conmigo|con_nosotr*|sí|@ownVoice',
      unless: 'si|cuando',
      instead: 'con medidas para aliviar las molestias',
    },
    {
      says: [
        'ni|no|sin ..1 engorda|engordar|mancha|manchas|inflama|quema|duele ...4 ni|no|sin ..2',
        '^? no deja|dejan|dejamos cicatri*|marca+|huella+|secuela+',
      ],
      unless: '@hedge',
      evenDenied: true,
    },
    {
      says: 'totalmente|completamente|absolutamente|perfectamente|cien|100 seguro+|inofensiv*|inocuo+',
      unless: 'no|nada',
    },
    {
      says: 'no|ni ..1 duele|dolio|lastima ..2 nada|nadita|ni|tantito',
      unless: 'si|cuando|mayoria|@illness',
      evenDenied: true,
    },
    {
      says: 'mas|tan seguro+|sencillo+|facil|rapid* ..1 que|como ..4',
      unless: 'no|metodo+|@hedge|parto|hospital',
    },
    {
      says: 'ni|no ..1 se ..1 siente|nota|sentira',
      needs: 'tan|aguja|rapid*|ratito|suave|laser|@procedure|ni',
      unless: '@hedge|bebe|bulto',
      evenDenied: true,
    },
    { says: 'en|con la|el|lo nuestra|nuestro ..3 ninguno|ninguna|nada|nunca', evenDenied: true },
    { says: '@harm|efecto ..2 alguno|alguna ..1', needs: 'no|ni|sin', unless: '@hedge|si', evenDenied: true },
    {
      says: 'no|ni|jamas ..3 @causes ..4 @harm|dano|perdida',
      needs: '@ownVoice|doctora|nuestro+|jamas|nadie',
      unless: '@hedge',
      evenDenied: true,
    },
    {
      says: 'no ..2 conlleva|implica|hacen|hace|tiene ..1 riesgo|dano|peligro ..2',
      needs: 'doctora|@ownVoice|jamas|capsulas',
      unless: 'si_no',
      evenDenied: true,
    },
    {
      says: '@harm ..8 nulo|nula|nulos|inexistente+|historia|del_pasado|en_el_pasado',
      unless: 'no|si|antecedente*',
    },
    {
      says: 'es|son|sera|como|que|vive|resulta|parece|siente|mas|menos|tan|convierte ..4 un|una|unas|unos|el|la|en|puro ..1 @trifle',
      needs:
        '@procedure|@hers|quirofano|pildora|pastilla+|hormona+|bisturi|aguja+|epidural|luz|punzada|puncion',
      unless:
        '@hedge|no_es_un|no_son|ayuno|reposo|comun|antes|evite|pregunt*|salon_de|sala|horas|primer+|tambien|que_la|despues|hasta',
      evenDenied: true,
    },
    {
      says: 'tan|mas suave+|delicad*|dulce+|ligero+|noble+|gentil*|comodo+|amable+|inocente+|sencill*|facil+|rapid*|tranquil* ..1 que|como ..3',
      needs: '@procedure|@trifle|tecnologia|procedimientos',
      unless: '@hedge|no_es|parto',
    },
  ],
}
