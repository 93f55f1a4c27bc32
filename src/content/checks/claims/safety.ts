import { type ClaimKind, provable } from './claim.ts'

/** What is felt or found, rather than what is done. */
const sign =
  'cancer|inicios|temprano|bulto+|bulta+|bolita+|nodulo+|masa+|tumor*|lesion*|ulcera+|llaga+|ganglio+|sangrado+|secrecion*|mancha+|perdida|hemorragia+|flujo|inflamacion|abultamiento|hinchazon|chancro|roncha+|grano+|relaciones|orinar|quiste+|mioma+|polipo+ / verruga+ ..3 suelen / ~cursar|curs* / infeccion* / sifilis|vph|clamidia|its|endometriosis|osteoporosis|prolapso / aunque|cuando|incluso|mientras / si ..3 no|sin / dias|semanas|meses|horas|anos sin / con o sin / sin dolor o / etapa+|inicio|temprana'

const course =
  'si|cuando ..4 embarazo|parto|evolucion*|~cursar / embarazo+|parto+|parta|puerperio|gestacion|mujer+|paciente+ ..3 sanas? sin / despues|tras|luego ..3 parto|cesarea|embarazo|aborto|nacimiento / embarazo+|parto+|cesarea|regreso|aborto ..2 sin|de complicacion*|riesgo* / embarazo ..3 bajo riesgo / ~cursar|evoluciona* / menopausia|quiste+|pacientes|mayoria ..5 sin complicacion*'

export const safety: ClaimKind = {
  id: 'palabra-sin-riesgo',
  why: 'Todo procedimiento tiene algún riesgo o molestia: a quien le pase, este texto le da la razón.',
  law: `${provable} Lo que se anuncia no puede ocultar riesgos ni efectos (Reglamento en Materia de Publicidad, art. 9).`,
  better: 'Antes de empezar le explico los riesgos, las molestias y cómo se alivian.',
  claims: [
    {
      says: 'sin un|una|el|ningun? solo|sola|minimo|menor ..1 @trouble|sintoma|molestia|marca|riesgo|piquete|rasguno|efecto|dolor',
      unless: sign,
    },
    {
      says: 'sin|cero|nulo riesgo+|peligro ..1 para usted|ti|su|ninguna|ambos|ambas|mama|el_bebe|su_bebe|nadie|la_madre',
      unless: 'no|si|cuando',
    },
    {
      says: 'no ..1 pasa|pasara|corre nada|ningun|riesgo|peligro ..3 ',
      needs: '@procedure|@ownVoice|laser|embaraz*',
      evenDenied: true,
      unless: 'si|cuando|no_pasa_nada_si',
    },
    {
      says: 'como ..1 si fuera|estuviera|nada|unas? ..2 spa|masaje|cosquill*|caricia|sueno|paseo|picadura|siesta',
      unless: 'duele_como',
    },
    {
      says: 'ni siquiera|la|lo|se|una ..2 sentira|siente|sienten|sentiras|nota|notara|entera|lagrima|molestia|gota|queja|piquete',
      evenDenied: true,
      unless: 'si|cuando|sintoma',
    },
    {
      says: 'tan seguro+|suave|sencillo|facil ..1 que|como ..3 ',
      needs: '@procedure|@ownVoice',
      unless: 'no|relacion',
    },
    {
      says: 'mas|muy|super seguro+ que|del|de ..2 @region|mercado|tomar|cualquier|mundo|todas|una',
      needs: '@procedure|laser',
      unless: 'no|metodo+|condon|parto ..3 mayoria',
    },
    { says: 'efecto+ secundari*|adversos|colateral* ..2 ninguno|cero|nulos|inexistentes|no' },
    {
      says: 'olvide|olvidese|olvidate|adios|fuera|basta ..2 miedo|temor|nervios|dolor|sufrimiento|molestias|agujas ..4 ',
      needs: '@procedure|parto|consulta|papanicolaou|dolor',
      unless: 'sentir|traer',
    },
    {
      says: 'sin agujas|bisturi|sangre|anestesia|suturas|cortes ..3 sin|ni|y ..2 dolor|riesgo+|molestia+|complicac*|miedo|cicatriz*',
    },
    { says: 'seguro+ al|en 100|cien|ciento|ciento_por_ciento|todo|cualquier', unless: 'no|si' },
    {
      says: 'natural+ ..4 no|ni|nunca ..2 ~producir|produce+|producen|causan|causa|provocan|provoca|hace|hacen|dana|danan|tiene|tienen|afecta|afectan|engordan ..2 ',
      evenDenied: true,
      unless: 'error|siempre|mito',
    },
    { says: 'por|como ..1 natural+ ..4 no|segur*|inofensiv*', unless: 'error' },
    {
      says: 'no ..1 ~producir|produce|producen|causa|causan|provoca|provocan|hace|hacen|dana|danan|afecta|afectan|lastima|altera|perjudica ..3 dano|cancer|nada|fertilidad|efecto+|molestia+|salud|cuerpo|bebe',
      needs: '@ownVoice|@procedure|receto|usamos|natural+|laser|hormonas|electro*',
      unless: '@hedge|condon|anticoncep*|vacuna*|no_siempre|evidencia|flujo',
      evenDenied: true,
    },
    {
      says: 'que? no|ni sangra|arde|duele|lastima|quema|molesta|inflama|incomoda|deja|raspa ...4 no|ni ..1 sangra|arde|duele|lastima|quema|molesta|inflama|deja|afecta|raspa',
      unless: `${sign} / si|cuando|cancer`,
      evenDenied: true,
    },
    { says: 'en nada|absoluto ..2 su|la|tu', needs: 'afecta|dana|perjudica', evenDenied: true },
    {
      says: 'ni cuenta|se_entera|siquiera|lo_siente|la_siente|lo_notara|una_molestia|tantito|un_piquete',
      evenDenied: true,
      unless: 'si|cuando',
    },
    {
      says: 'ningun|ninguna peligro|riesgo|dano|efecto|molestia|dolor|complicacion|contraindicacion|incomodidad',
      needs: '@ownVoice|aqui|operarse|@procedure|implica',
      unless: `${sign} / si|cuando|existe`,
      evenDenied: true,
    },
    {
      says: 'sin|cero|ni ..1 cicatriz|cicatrices|marcas|marca|huella|secuelas|suturas|sangrado|sangre|incomodidad+|anestesia_ni|ardor',
      needs: '@procedure|verrugas|cero|laser|histerectomia|@ownVoice|sin ..3 ni',
      unless: `${sign} / puede|suele|crema / meses|semanas`,
    },
    { says: 'todas lo? prefieren|quieren|repiten|piden' },
    {
      says: 'mi|mis|nuestro+ ..3 no duele|duelen|lastima|lastiman|molesta|molestan|sangra',
      evenDenied: true,
    },
    {
      says: 'apto+|seguro+|recomendado+|ideal|perfecto para todas|cualquiera|toda',
      needs: '@procedure|tratamiento|laser|suero+',
      unless: 'vacuna|@hedge|no',
    },
    { says: 'dormir*|dormida|relajad* ..4 despert* ..4 nada|lista|listo|curada|sin|nueva' },
    {
      says: 'sin ..3 dolor+|dolorcito|molestia+|sufrir|sufrimiento|lagrimas|sentirlo|sentir|doler',
      unless: `${sign} / sin ..1 importar|motivo / caminar|camina|comer|toser|toque|tos / viv* ..6 posible / necesidad de sufrir`,
      instead: 'con medidas para aliviar las molestias',
    },
    { says: 'sin que le|te|lo|la duela|duele|sienta|sientas' },
    { says: 'indoloro+|indoloramente', unless: sign, instead: 'con medidas para aliviar las molestias' },
    {
      says: 'cero|0|nada|adios|olvidese|olvidate|olvide ..2 dolor+|molestia+|sufrimiento|duele|duela|angustia',
      unless: 'escala / a 10|diez|# / no ~significar / dolor es / nada ..1 mas|que',
    },
    { says: 'dolor|riesgo|riesgos|molestia|molestias|complicaciones cero|nulo|nulos|inexistente|0' },
    {
      says: 'no|ni|nada ..2 sentira|sentiras|siente|sientes|sentir|vas|va ..1 a? ..1 sentir? ..2 nada|dolor|molestia+|ningun|ninguna|absolutamente|piquete|siquiera',
      unless: 'comun|clamidia|infeccion*|normal|si|cuando|bebe|movimiento+|mueve|fiebre',
      evenDenied: true,
    },
    {
      says: 'no ..3 duele nada|absolutamente|ni|para|en',
      unless: `${sign} / si|puede|cuando`,
      evenDenied: true,
    },
    {
      says: 'no ..2 dolera|dolerle|dolerte|duelen|duele|dolio|dolor',
      needs:
        'colocacion|diu|biopsia|cirugia|parto|cesarea|colposcopia|laser|electro*|papanicola*|implante|procedimiento|legrado|histeroscopia|depilacion|conmigo|@own',
      unless: `${sign} / si|puede|cuando|general*|suele|mayoria|muchas|algunas / a veces`,
      evenDenied: true,
    },
    {
      says: 'ni ..3 sentira|sentiras|siente|sientes|cuenta|enterara|enteraras|nota|notara',
      unless: 'si|cuando',
    },
    {
      says: 'no hay|existe|tiene|tienen|presenta|genera|implica|causa|provoca|produce|conlleva|representa|corre ..1 ningun|ninguna|nada ..1 de? riesgo+|peligro+|efecto+|contraindicacion*|dano+|molestia+|complicacion*|consecuencia+',
      unless: 'si|cuando|flujo|normal|sangrado|radiacion',
      evenDenied: true,
    },
    {
      says: 'no tiene|tienen|hay|existen|presenta|presentan|causa|provoca|produce|conlleva|genera|implica riesgo+|efectos|contraindicaciones|complicaciones|peligro|danos',
      needs: '@procedure|@own',
      unless: 'cero|si|cuando|flujo|ultrasonido+|suele|general*|bajo|alto|de / no tiene riesgo de',
      evenDenied: true,
    },
    {
      says: 'sin ..3 riesgo+|peligro+|complicacion*|efectos|efecto|contraindicacion*|cicatriz|cicatrices|secuelas|consecuencias|dano|danos|marcas',
      unless: `${course} / riesgo+ alto|elevado|de / proteccion|condon|relaciones / riesgo cero / causar|hacer / aumentar / retras* / sin conocer|saber|explicar|considerar|valorar|revisar / riesgo sin / estrogeno`,
      instead: 'con los riesgos que le explico antes',
    },
    {
      says: 'sin riesgo+|peligro|complicacion* ..2 alguno+|ni|para|de',
      needs: '~operar:first|operamos|realizamos|hacemos|colocamos|aplicamos|@procedure',
      unless: `${course} / relaciones / de embarazo`,
      instead: 'con los riesgos que le explico antes',
    },
    { says: 'cero|0|nulo+ ..1 riesgo+|peligro|complicacion*|efecto+|contraindicacion*', unless: 'no|existe' },
    {
      says: 'libre+|exento+ de ..2 riesgo+|dolor|complicacion*|peligro|efectos|molestias',
      unless: 'ningun*|no|nunca',
    },
    {
      says: 'totalmente|completamente|absolutamente|extremadamente|100 %? por? ciento? inofensivo+|inocuo+|seguro+|natural+|indoloro+|confiable+|segura|tolerable',
      unless: 'no / estar|este|esta|estas|estes|sentirse|sienta ..2 segur*',
      instead: 'con riesgos que le explico antes',
    },
    { says: 'segurisimo+|seguro al|a 100|todo', instead: 'con riesgos que le explico antes' },
    { says: 'inofensivo+|inocuo+', needs: '@procedure', unless: `${sign} / no` },
    { says: 'seguridad|inocuidad total|absoluta|garantizada|comprobada|plena', unless: 'informacion|datos' },
    {
      says: '@procedure ..2 es|son|resulta seguro+|indoloro+|inofensivo+ $',
      unless: 'general*|suele|embarazo|no|si|cuando|puede|en|para',
    },
    { says: 'no hay|existe|tiene nada que temer', evenDenied: true },
    {
      says: 'no ..1 corre|corres|correra|hay|existe peligro|riesgo alguno|ninguno|$',
      unless: 'si|cuando|embarazo',
      evenDenied: true,
    },
    {
      says: 'parto|cesarea|cirugia|colocacion|papanicolao*|colposcopia|biopsia|procedimiento+ ..2 placentero+|relajante+|deliciosa|confortable como|un spa',
    },
    { says: 'como un? spa|masaje|cosquilla+|piquete de mosquito', needs: '@procedure' },
    { says: 'dormida|dormidita ..3 ni|nada|no' },
    { says: 'sin anestesia ni|y ..1 dolor|molestias' },
  ],
}
