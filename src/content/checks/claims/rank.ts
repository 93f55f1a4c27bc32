import { type ClaimKind, consumerLaw, provable } from './claim.ts'

const medicine =
  'su|ti|tu|cada|ella / para usted / estacion* / mi caso / leche_materna|lactancia|alimento|manera|informada|decid* / en su caso|tu|cada / depende* / tratamiento+|metodo+|anticoncept* ..3 mas / mejor|mejores opcion+|alternativa+|momento|decision|manera|forma / cual|que|quien es / evidencia|guia+ / mejores? ..2 dispon* / segun / posible / cada quien|mujer / se decide|decid* juntas / proxim*|otra opcion'

export const rank: ClaimKind = {
  id: 'palabra-el-mejor',
  why: 'Se pone por encima de los demás, y nadie puede comprobarlo: un colega o la autoridad pueden exigir la prueba.',
  law: `${provable} ${consumerLaw}`,
  better: 'Conozca mi formación, mis cédulas y mi certificación en esta página.',
  claims: [
    {
      says: 'el|la|los|las|un|una|mi|su|nuestra|nuestro|con|como|^ mejor|mejores ..2 @practice',
      unless: medicine,
    },
    { says: 'mejor|mejores ..3 de|en|del ..3 @region', unless: `${medicine} / no` },
    {
      says: 'mejor|mejores ..2 @doctor|@place ..3 que? hay|existe|existen|conozco|del|de',
      unless: `${medicine} / metodo`,
    },
    {
      says: 'no|nunca|jamas ..4 mejor|igual|otro|otra|parecid*|como ..3 @practice',
      needs: 'hay|existe|encontrara|encontraras|hallara|conozco|va',
      unless: 'metodo|tratamiento|opcion|forma|manera|evidencia|para_todas|estudio|embarazo',
      evenDenied: true,
    },
    {
      says: 'es|son|somos|soy|sera ..1 el|la|lo|los|las ..1 mejor|mejores|maximo|numero_uno|maxima|unico+|lider+|primero+ ..3',
      needs: '@doctor|@place|@region|somos|soy|@ownVoice|ella|aqui',
      unless: `${medicine} / causa+|muerte+|para|opcion|estudio|momento|manera|forma|preven*|condon|alimento|metodo`,
    },
    {
      says: 'somos|soy ..3 mejor|mejores|unic*|lider*|pioner*|insuperables|expertos_en_lo|primer*|numero_uno|mas @praise?',
      unless: 'en_ser|informad*|no_soy|no_somos',
    },
    {
      says: '@practice ..2 mas @praise',
      unless:
        'cercan* / ~necesitar|necesita|necesitan / puede_ser|conviene|si|cuando / mas complet* ..2 al|a|en / no / mas alt* ..1 riesgo|que / precio+ ..2 mas alto+ / estudio+|metodo+|anticoncep*|infeccion*',
    },
    {
      says: 'la|el|los|las ..1 mas @praise ..3 de|en|del ..3 @region',
      unless:
        'infeccion*|cancer|enfermedad*|metodo+|causa+|vacuna+|prueba+|comun*|frecuent*|tumor*|estudio+|anticonceptiv*',
    },
    {
      says: 'mas|mejor|menos|superior*|igual ..3 que|a ..2 nadie|ninguno|ninguna|cualquiera|todos|todas|cualquier ..2',
      needs: '@practice|@hers|$',
      unless: 'riesgo|mujer*|metodo*|tratamiento+|condon',
    },
    { says: 'unico+ ..4 @region', unless: 'metodo+|prueba+|cancer|forma|manera|vacuna+' },
    {
      says: '@practice ..2 unico+|inigualable+|incomparable+|insuperable+|inmejorable+|excepcional*|extraordinari*|excelente+|impecable+|privilegiad*|prodigios*|milagros*|de_otro_nivel|sin_igual|superior|premium|suprema|de_elite|de_lujo|de_primer_mundo|de_primera|de_ensueno|vip',
      unless:
        'dosis|precio|paciente|cada|pago|equipo_de_primera|primera_eleccion|manera|no|unidad|centro_de_primer|nivel_de|primera_vez|primera_linea|primera_consulta',
    },
    { says: 'inigualable+|insuperable+|incomparable+|inmejorable+|invencible+|inalcanzable+', instead: '' },
    {
      says: 'numero|no|num|n|# uno|1 ..2',
      needs: '@doctor|@place|@region|somos|soy|ginecolog*',
      unless:
        'consultorio_numero|interior|piso|calle|local|avenida|torre|certificado|telefono|opcion|causa*|tomo|parte|fraccion|edificio|prioridad|anticonceptiv*|dia|no_1',
    },
    {
      says: 'lider+|liderazgo|lideres|lideramos|pionero+|precursor+ ..1 en|de|nacional|mundial|regional|indiscutible|del|absolut*|$',
      unless: 'lesion*|celula+|causa|opinion|comunidad|organiz*|estudio+|investig*|consejo',
    },
    {
      says: 'excelencia|vanguardia|elite|primer_mundo|talla_mundial|ultima_generacion|tecnologia_de_punta|punta|de_otro_nivel|alta_gama|cinco_estrellas|alto_nivel|primerisimo',
      needs: '@practice|@hers',
      unless:
        'cenetec|nacional_de|academica|de_excelencia_academica|premio_a|pie|primer_nivel|tercer_nivel|segundo_nivel|a_punta',
    },
    {
      says: 'referente+|eminencia+|gurus|guru|genio+|maestra|reina|diva|leyenda|icono|campeona|orgullo|sinonimo|autoridad ..3',
      needs: '@region|indiscutible|absolut*|fertilidad|ginecolog*|salud|partos|@hers|maxim*|considera*',
      unless: 'valor*|contrarreferencia|carta|hoja|laboratorio|no|mi_maestra|autoridad_sanit*',
    },
    {
      says: 'experto+|especialista+|autoridad|doctora|cirujana ..2 mundial|mundialmente|internacional|indiscutible|maxima|absoluta|numero|maximo+',
      unless: 'consejo|certific*|congreso',
    },
    {
      says: 'maximo+|mas_alto|mayor ..1 autoridad|exponente|experto+|referente|especialista|nivel|prestigio|experiencia|trayectoria|preparacion|reconocimiento',
      unless: 'riesgo|si|necesit*',
    },
    {
      says: 'sin|fuera|ni ..1 igual|comparacion|competencia|rival|precedentes|par|parangon|de_serie|comparable',
      unless: 'no|hay_comparacion',
    },
    {
      says: 'nadie|ninguna|ninguno|ningun|pocas|pocos ..4 mas|mejor|como|igual|iguala|supera|compara|tanto+|ofrece|tiene|sabe|domina|logra|maneja|hace|opera|atiende|explica|cuida|mitad|conoce',
      needs: '@hers|@doctor|@place|@region|ella|usted|tecnologia|lo',
      unless:
        'casos|derecho|obligacion|riesgo|metodo|evidencia|estudio|entra|@hedge|medicamento|anticoncep*|puede',
      evenDenied: true,
    },
    {
      says: 'solo|solamente|unicamente|exclusiv* aqui|nosotros|nosotras|conmigo|con_nosotros|en_este|en_mi|en_nuestro|yo|en_@city',
      unless: 'cita|pago|efectivo|lunes|sabado+|viernes|previa|se|mujeres',
    },
    {
      says: 'primer|primero|primera|primeros|primeras|1er ..1 @practice|lugar ..3 en|de|del ..3 @region|ofrecer|realizar|hacer|traer',
      unless:
        'fue|consulta|cita|vez|parto|revision|unidad|centro|seguimiento|causa|muerte|cancer|en_primer_lugar|servicio_de',
    },
    {
      says: 'favorito+|preferido+|consentid*|predilect*|numero_uno ..1 de|por|en|del',
      needs: '@practice|@women|somos|soy|@region|publico',
    },
    {
      says: '@practice ..3 que ..2 todas|todos|las|mas|siempre|medio ..3 recomiendan|quieren|buscan|eligen|prefieren|confian|recomienda|aman|adoran|pide|esperaban|merece|mereces',
      unless: 'opcion|trato_que',
    },
    { says: 'top ..1 ginecolog*|doctor*|medic*|#|de|mexico', unless: 'preguntas' },
    {
      says: 'elegid*|votad*|nombrad*|galardonad*|premiad*|considerad*|designad*|catalogad*|distingu*|reconocid* ..5 mejor|numero|mejores|ano|lider|top|favorit*|modelo|publico|eminencia|mundial*|internacional*|nacional*',
      unless: 'oms|organizacion|consejo|certific*|oficial*|validez|estudios|no',
    },
    {
      says: [
        'manos de la|el mejor|mejores',
        'opcion|alternativa|lugar|clinica|sitio ..1 mas|numero @praise|uno',
        '@practice mejor|mejores @praise',
        'encontro|encontraste|hallo|llego|llegaste ..1 a? la|lo mejor',
        'la|es ..1 mas fregona|chida|chingona|picuda|efectiva|barbara|top',
      ],
    },
    {
      says: 'superamos|superior+|supera ..3 a? los|las|cualquier|todo+|otro+|demas|la',
      needs: '@practice|@colleague|somos|demas',
      unless: 'riesgo|metodo*|guia+',
    },
    {
      says: 'mejor|mejores|mas ..3 tratamiento+|cirugia+|tecnica+|laser|ultrasonido+|parto+|protocolo|resultado+ ..4',
      needs: 'somos|ofrecemos|tenemos|contamos|@ownVoice|aqui / de|del|en ..2 @region',
      unless: `${medicine} / no|@hedge`,
    },
    {
      says: 'la|el|mas|super top|crack|maxima|experta|number|no_1|no|num ..2 de|en|1 ..2 todo|@region|esto|sop|$|salud',
      needs: 'gine*|doctora|clinica|soy|somos|ella|experta',
      unless: 'certific*|parto',
    },
    { says: 'nadie|ninguno|ninguna ..2 alcanza|iguala|supera|equipara|compara|imita', evenDenied: true },
    {
      says: 'tu|su|la|una mejor|mas opcion|alternativa|eleccion|@praise ..1 en|de|para|$ ..2 ginecolog*|salud|mujer|@region|ti',
      unless: 'mejor para_usted|depende|@hedge|su_caso',
    },
    { says: 'como los|las|el|la mejores|mejor|unica|unico ..2', unless: 'no|@hedge' },
    { says: 'la|el|somos|es numero uno|1 ..1 en|de|del|para', unless: 'causa|opcion' },
    {
      says: 'referencia|referente ..1 en|obligada|indiscutible|nacional|regional ..1',
      needs: '@hers|salud|medicina|colposcopia|indiscutible|nacional|ginecolog*',
      unless: 'valor*|hospital_de|carta',
    },
    {
      says: 'encabeza|encabezamos|lideramos|figura_cumbre|la_lista_de_los|un_paso_adelante|a_la_cabeza|por_encima_de|muy_por_encima',
      unless: '@hedge|%|# %|riesgo|edad|ombligo|cuello|peso|limite',
    },
    {
      says: 'mejor|mejores|maxima|maximo ..6 ~encontrar/encuentr|esta_aqui|te_espera|la_tenemos|lo_tenemos',
      unless: '@hedge|metodo|depende|momento',
    },
    {
      says: 'unica|unico|unicas|unicos|primera|primeros ..1 con|en|que ..3 @service|laser|certific*|robot*',
      needs: '@region|@hers|@practice',
      unless: '@hedge|cita|pago|metodo',
    },
    { says: 'pocas|pocos|contadas|contados ..1 @practice', needs: '@hers|@region', unless: '@hedge' },
    {
      says: 'mayor|maximo|maxima|mas|mejor|mejores ..4 de|del|en ..2 @region',
      needs: '@practice|@procedure|@hers & @hers|@practice|^ ..2 mas|mayor',
      unless: `${medicine} / @hedge|riesgo|causa+|mujeres|numero_de|incidencia|muerte+|comun+|frecuente+`,
    },
    { says: 'es_hablar_de|otra_liga|otro_nivel|fuera_de_serie', unless: '@hedge' },
    {
      says: 'no|nunca|ni|nadie|ninguna ..4 igual|iguales|semejante|parecid*|comparable|caro|cara|como_ella|como_esta',
      needs: '@hers|@doctor|@place|otra',
      unless: '@hedge|embarazo|dos|metodo|todas|caso|cuerpo|para_todas',
      evenDenied: true,
    },
    {
      says: 'saben|sabe|saber ..1 quien|quienes|cual ..1 es|son ..1 la|el|los|las mejor|mejores|buena|buenas',
    },
    {
      says: 'es|son|somos|soy la|el|los|las mejor|mejores $',
      unless: `${medicine} / metodo|estudio|momento|para|parto|cesarea|leche`,
    },
    {
      says: ['^ primer|primeros lugar|lugares en', 'no hay|existe nada ..1 mejor|como|igual|parecido'],
      evenDenied: true,
    },
    {
      says: 'ningun|ninguna ..1 caso|problema|reto|mujer|paciente ..3 imposible|dificil|perdid*',
      evenDenied: true,
    },
    {
      says: 'los_demas|las_demas|otros|otras|colegas|doctores|nadie_mas|ningun_otro|ninguna_otra|ningun_hospital|monterrey|todos|todas ..5 @envies',
      needs: '@hers|que|^|nos|mi|a_quien',
      unless: '@hedge|embarazo',
      evenDenied: true,
    },
    {
      says: 'nos|me @envies|eligen|eligieron|prefieren|llaman|dicen ..3',
      needs: 'los|las|desde|otros|todos|todas|mejor|mano|gurú|reina',
      unless: '@hedge|cuando|si|dicen_que|para|telefono|por_la',
    },
    {
      says: 'no|ni hay|existe|encontrara|encontraras|hallara|hallaras|busque|va_a_encontrar ..7 quien|mas|mayor|otro|otra|tanto|tanta|igual|como|con',
      needs: '@doctor|@place|@hers|@region|equipo|aparato|pericia|experiencia',
      unless:
        '@hedge|evidencia|metodo|edad|prueba|estudio+|diferencia|vacuna|relacion|cura|riesgo|registro|limite|que_tener|embarazo',
      evenDenied: true,
    },
    {
      says: 'ningun|ninguna|ninguno|nadie otro|otra|mas ..6 reun*|logra|tiene|alcanza|pudo|pueden|puede|ofrece|supo|quiso|hace|sabe|cuenta',
      unless: '@hedge|vera|metodo|entra|persona|acceso|presente|decid*',
      evenDenied: true,
    },
    {
      says: 'solo|solamente|unico|unica|un_solo|una_sola ..3 lugar|nombre|apellido|consultorio|doctora|clinica|mano+|opcion|direccion',
      needs: '@hers|confianza|novias|familias|@region|tienen|hay',
      unless: '@hedge|cita|paciente_por|consulta_en|pago',
    },
    {
      says: 'gine|ginecologa|ginecologo|doctora|doctor|medico de|del|que ..2 ginecologas|ginecologos|doctoras|doctores|las_doctoras|los_doctores|tu_ginecologa|las_ginecologas',
      unless: 'consejo|colegio|federacion|asociacion|@hedge|sociedad',
    },
  ],
}
