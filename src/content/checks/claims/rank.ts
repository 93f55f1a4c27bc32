import { type ClaimKind, consumerLaw, provable } from './claim.ts'

const medicine =
  'su|ti|tu|cada|ella / para usted / mi caso / en su caso|tu|cada / depende* / tratamiento+|metodo+|anticoncept* ..3 mas / mejor|mejores opcion+|alternativa+|momento|decision|manera|forma / cual|que|quien es / evidencia|guia+ / mejores? ..2 dispon* / segun / posible / cada quien|mujer / se decide|decid* juntas / proxim*|otra opcion'

export const rank: ClaimKind = {
  id: 'palabra-el-mejor',
  why: 'Se pone por encima de los demás, y nadie puede comprobarlo: un colega o la autoridad pueden exigir la prueba.',
  law: `${provable} ${consumerLaw}`,
  better: 'Conozca mi formación, mis cédulas y mi certificación en esta página.',
  claims: [
    {
      says: 'la|el|los|las @procedure ..1 mas @praise ..3 de|en|del ..2 @region|mercado',
      unless: 'metodo+|estudio+|anticonceptivo',
    },
    {
      says: 'no ..1 va|vas|podra|encontrara|encontraras|hallara|existe|hay|conozco ..3 encontrar|ver|hallar|otra|otro|una|un|mejor|alguien ..4 mas|mejor|igual|como|preparad*|parecid*',
      needs: '@practice|@ownVoice|ginecolog*|alguien|lugar',
      evenDenied: true,
      unless: 'metodo|estudio|evidencia',
    },
    {
      says: '@practice ..1 que todas|todos|las|mas|siempre ..2 recomiendan|quieren|buscan|eligen|prefieren|confian|recomienda|aman|adoran|pide|esperaban',
      unless: 'opcion',
    },
    {
      says: 'nadie|ninguna|ninguno|ningun ..2 mas|otra|otro|le|la|me|nos ..2 tiene|ofrece|hace|llega|iguala|supera|gana|compara|maneja|aplica|cuenta|$',
      needs: '@ownVoice|@practice|@region|ella|doctora|usted|le_llega|tecnologia',
      evenDenied: true,
      unless: 'derecho|obligacion|riesgo',
    },
    {
      says: 'que nadie|ninguna|ningun ..2 mas|otro|otra|@practice ..3 ',
      needs: '@ownVoice|tecnologia|equipo|tiene|ofrece|experiencia',
      evenDenied: true,
      unless: 'enter*',
    },
    {
      says: 'mejor|mas evaluad*|calificad*|valorad*|rankead*|ranqueada|posicionad*|puntuad*|preparad*|reconocid*|buscad*|solicitad*|recomendad*|capacitad*|premiad*',
      needs: '@practice|@region|ginecolog*|somos|soy',
      unless: 'para_usted|caso|no / llegar|profesional ..2 preparad*|capacitad*',
    },
    {
      says: 'de|entre|una|uno de? los|las mejores ..2 @practice|de|del|en|$|ginecolog*',
      unless:
        'opcion*|metodo*|tratamiento*|estudio*|medida*|momento*|ejercicio*|alimento*|forma*|manera*|practicas',
    },
    {
      says: 'primer|1er|primerisimo lugar ..3 ',
      needs: '@practice|ginecolog*|@region|en',
      unless: 'en_primer_lugar|causa|muerte|cancer',
    },
    { says: 'a la vanguardia', needs: '@practice|@own|somos|estamos|@region|tecnologia' },
    {
      says: 'lider|reina|reyes|campeona|maestra|autoridad|numero_uno|experta ..1 de|del|en|absoluta|indiscutible ..2 ',
      needs: 'indiscutible|absoluta|@region|pais|maxima|reina|campeona',
      unless: 'organiz*|consejo',
    },
    {
      says: 'mi|nuestra experiencia|preparacion|tecnica|trato|formacion ..3 no|nadie|supera|unic*|incompar* ..3 ',
      needs: 'nadie|unic*|supera|otra|iguala|compara',
      evenDenied: true,
    },
    { says: 'es|soy|somos ..1 garantia|sinonimo|referente|leyenda|simbolo|orgullo ..1 de|en', unless: 'no' },
    {
      says: 'el|la|los|las ginecolog*|doctora|doctor|especialista|consultorio|clinica numero|no|n|num 1|uno',
    },
    {
      says: 'exclusiv* ..2 en|de|para|del ..2 @region|mexico|nuestro+',
      needs: '@practice|tecnica|tecnologia|metodo|tratamiento|equipo|laser',
      unless: 'lactancia|materna|dedic*|uso',
    },
    { says: 'con la tecnologia|calidad|atencion ..1 mas|mejor ..2 ' },
    {
      says: 'medicina|ginecologia|atencion|servicio|trato ..1 de? ..1 elite|lujo|primer_mundo|vanguardia|otro_nivel|excelencia|alto_nivel|cinco_estrellas',
      unless: 'primer_nivel',
    },
    {
      says: 'otro|maximo|mas_alto nivel',
      needs: '@own|atencion|ginecolog*|@practice',
      unless: 'primer|segundo|tercer|hormon*|azucar|glucosa',
    },
    {
      says: 'consultorio+|clinica+|doctora|doctoras|doctor|ginecolog*|obstetra+|manos|especialista+|cirujana|medica|equipo|atencion|trato|servicio+ ..1 mas -cercano|cercana|cercanos|informacion|de|que|adecuado|adecuada|indicado|indicada|proximo|tarde|temprano|alla|detalles|alto|alta|bajo|frecuente|comun|a|sencillo|sobre|en|tiempo|largo|personas|barato|economica|economico|costoso',
      unless: 'puede|no|necesit* / hospital|urgencia+ mas / cuando|si ..4 mas',
    },
    {
      says: 'con|de|el|del|la|los|su ..1 mayor|mas|mejor|gran|alto|maximo|enorme|amplio|solido|mucho prestigio|renombre|fama|reconocimiento|demanda|experiencia|trayectoria|preparacion|tecnologia|habilidad',
      needs: 'mayor|mejor|mas|maximo|prestigio|renombre|fama',
      unless: 'riesgo|metodo / mas experiencia ..4 si',
    },
    { says: 'prestigio|renombre|fama', needs: '@practice|ginecolog*|@own', unless: 'no' },
    {
      says: 'ningun+ otro+ ..1 @practice',
      evenDenied: true,
      unless: 'medicamento|metodo|estudio|tratamiento',
    },
    {
      says: 'ningun+|nadie ..1 @practice ..3 puede_mostrar|ofrece|tiene|iguala|supera|logra|hace|atiende|sabe|domina|cuenta|compara',
      evenDenied: true,
      unless: 'obligacion|derecho|metodo|evidencia',
    },
    {
      says: 'nadie ..2 sabe|da|tiene|ofrece|domina|hace|cuida|atiende|opera|explica|logra|conoce|maneja ..4 mas|mejor|como|mitad|igual|tanto|menos',
      evenDenied: true,
    },
    {
      says: 'donde|aqui|nosotros|nosotras|conmigo ..1 si ..1 la|te|le|las|se|hay|lo|escuch*|explic*|encontr*|resol*|saben',
    },
    {
      says: 'el|la|los|las mejor|mejores ..3 de|en|del ..2 @region|mercado|todo',
      unless: 'evidencia|dispon*|caso',
    },
    {
      says: 'el|la|los|las unico|unica|unicos|unicas ..1 @practice ..3 de|en|del|que|donde|con|autorizad*|capaz|certificad*',
    },
    {
      says: 'es|eres|sera la|el|lo mejor|maximo|numero_uno|maxima',
      unless: `${medicine} / para|opcion|estudio|momento|manera|que|forma|prevenir|prevencion|condon`,
    },
    { says: 'mejor|mejores ..1 @practice ..2 que? hay|existe|existen|conozco|encontrado', unless: 'metodo' },
    { says: 'le debo|debemos la vida|mi_vida' },
    {
      says: 'una? doctora|doctor|medico|ginecologa ..1 milagros*|milagro|unica|inigualable|excepcional|extraordinari*|angel',
    },
    { says: 'las|los|unas|manos ..1 mas habil*|expert*|prodigios*|magic*|milagros*|privilegiad*|mejores' },
    { says: 'manos expertas|magicas|milagrosas|prodigiosas|privilegiadas' },
    {
      says: 'estrella|diva|reina|rey|icono|leyenda|orgullo ..1 de ..2 ginecologia|obstetricia|partos|@region',
    },
    {
      says: 'elegid*|votad*|nombrad*|galardonad*|premiad*|consider*|distingu* ..5 favorit*|modelo|mejor|publico|numero|consentid*',
    },
    {
      says: 'me|nos lo? ~decir/dic|~reconocer/reconoc|~admirar|~envidiar ..3 hasta|todos|colegas|otros|anestesi*|medicos',
    },
    {
      says: 'el|la|los|las|nuestra|nuestro|tu|su|con|como|por|mi mejor|mejores ..1 @practice',
      unless: `${medicine} / su|tu mejor|mejores ..1 opcion+|momento|aliado|alternativa / lugar para|personal no`,
    },
    { says: '^ mejor|mejores ..1 @practice', unless: medicine },
    { says: 'mejor|mejores ..1 @practice ..3 de|en|del ..2 @region', unless: 'para usted' },
    {
      says: 'el|la|los|las mejor|mejores ..1 resultado+|tratamiento+|tecnica+|ginecolog*|medicina|parto+|experiencia',
      needs: '@own|~ser:first|ofrec*|tenemos|brind*|damos|logr*|obtend*|garant*|con|reciba|en',
      unless: medicine,
    },
    { says: 'lo mejor de ..3 @region|mejor|medicina|ginecologia|tecnologia', unless: medicine },
    {
      says: 'somos|soy|~ser:first ..1 su|tu|la|una? mejor|gran opcion|alternativa|aliada|eleccion',
      unless: 'metodo',
    },
    { says: 'lo mejor en ginecolog*|salud|atencion|tecnologia' },
    {
      says: '~ser:first|somos|soy|es|son ..1 los|las|la|el ..1 mejor|mejores|unico+|lider+|numero|primero+|primera+ ..1 -metodo|metodos|forma|manera|prueba|causa|opcion|tratamiento|momento|sintoma|senal|que|dia|vez|estudio|etapa|medida|anticonceptivo|vacuna|alimento|noticia|parte',
      needs: '@practice|@region|somos|soy|en',
      unless: medicine,
    },
    { says: 'somos|soy ..2 unico+|lider+|pionero+|insuperables' },
    {
      says: '@practice ..3 mas @praise',
      unless:
        'cercano|cercana|cerca / ~necesitar / puede ser / de lo / mas complet* ..2 al|a|en|si|cuando / hospital ..2 cercano / no mas / mas alt* ..1 riesgo|que / precio+ ..2 mas alto+',
    },
    { says: 'el|la|los|las mas @praise ..2 @practice', unless: medicine },
    {
      says: 'la|el|los|las mas @praise ..2 de|en|del ..3 @region',
      unless:
        'infeccion*|cancer|enfermedad*|metodo+|causa+|vacuna+|prueba+|comun*|frecuent*|tumor*|estudio+|anticonceptiv*',
    },
    {
      says: 'mas @praise ..1 de|en|del ..3 @region',
      needs: '@practice|@own',
      unless: 'infeccion*|cancer|enfermedad*|metodo+|causa+',
    },
    { says: 'unico+ ..4 @region', unless: 'metodo+|prueba+|cancer|forma|manera|vacuna+' },
    { says: 'unico+ ..2 @practice ..2 que|en|con|de|capaz', unless: 'dosis|metodo+|pago|precio' },
    {
      says: '@practice ..1 unico+|inigualable+|incomparable+|insuperable+|inmejorable+|excepcional*|extraordinari*|excelente+ en|de|que|$|y',
      unless: 'dosis|precio unico|paciente unica|cada|pago / equipo|manera',
    },
    {
      says: 'unico+ en su|el|la|mexico|puebla tipo|genero|clase|$|pais|estado|region|ciudad',
      unless: 'metodo+|prueba+',
    },
    {
      says: 'numero|no|num|n uno|1 ..1 de|en|del|$|para',
      needs: '@practice|@own|@region|somos|soy|ginecolog*|el|# / ^ la',
      unless:
        'consultorio numero|no|num / interior|piso|calle|local|avenida|torre|certificado|telefono|opcion|causa|tomo|parte|fraccion|edificio|prioridad|anticonceptiv*|consulta',
    },
    { says: '# 1', needs: '@practice|ginecolog*|puebla|@region|somos|soy', unless: 'consultorio|piso|#' },
    {
      says: 'lider+ ..1 en|de|nacional|mundial|regional|indiscutible|del|$',
      unless: 'causa|opinion|comunidad|organiz*',
    },
    { says: 'liderazgo|lideres|lidereamos', needs: '@own|en' },
    { says: 'inigualable+|insuperable+|incomparable+|inmejorable+|invencible+', instead: '' },
    { says: 'clase|talla|nivel mundial|internacional|premium', unless: 'clasific*|estudio+|prevalencia' },
    {
      says: 'primer|primera mundo|nivel|linea|clase',
      needs:
        '@own|atencion|medicina|hospital|equipo+|tecnologia|calidad|servicio|clinica|trato / ^ ..4 primer',
      unless:
        'unidad|centro|contacto|medicamento+|antibiotic*|farmaco+ / atencion de primer nivel / tratamiento de primera linea / primera linea / de salud',
    },
    {
      says: 'experto+|especialista+|autoridad|referente+|eminencia ..1 mundial|mundialmente|internacional|indiscutible|nacional|maxima|absoluta|numero|total',
      unless: 'consejo|certific*',
    },
    { says: 'maximo+ ..1 autoridad|exponente|experto+|experta|referente|especialista' },
    {
      says: 'referente+|referencia ..1 en|nacional|de|internacional|mundial',
      needs: '@own|somos|soy|ginecolog*|salud|@region',
      unless: 'valor*|contrarreferencia|carta|hoja|hospital|laboratorio',
    },
    { says: 'eminencia+|gurus|guru|genio+|prodigio+', needs: '@practice|ginecolog*|medicina|@own|en' },
    {
      says: 'tecnologia|equipo+|ultrasonido+|aparatos ..2 punta|vanguardia|ultima_generacion ...6 unic*|mejor|mas|exclusiv*',
    },
    {
      says: 'tecnologia|tecnica+|metodo|sistema|protocolo|tratamiento ..1 unico+|exclusiv*|inigualable|sin_igual',
      unless: 'existe|no|dosis / no hay',
    },
    { says: 'sin igual|comparacion|competencia|rival|precedentes|par', unless: 'no' },
    { says: 'fuera de serie' },
    {
      says: 'como nadie|ninguno|ninguna|ningun|pocos|pocas ..1 mas|$|otro|otra|en|lo|la',
      unless: 'si|nadie ..2 mejor',
    },
    {
      says: 'nadie ..1 mas? ..1 la|lo|le|te|las ..1 ~atender/atiend|~cuidar|~operar|~hacer|~ofrecer|~entender/entiend|~explicar|~conocer|~tratar|~acompanar|como|mejor ..3 mejor|como|igual|nosotr*|asi',
      evenDenied: true,
    },
    {
      says: 'no ..2 hay|existe|encontrara|encontraras|hallara ..3 mejor|igual|otro|otra|parecido|similar ..2 @practice',
      unless: 'metodo|tratamiento|sola|opcion|forma|manera / para todas',
      evenDenied: true,
    },
    {
      says: 'primer|primero|primera|primeros|primeras ..1 @practice ..3 en|de|del ..2 @region|ofrecer|realizar|hacer|traer',
      unless: 'consulta|cita|vez|parto|revision|unidad|centro|seguimiento|servicio',
    },
    {
      says: 'somos|soy|fui|fuimos ..2 primer|primera|primeros|primeras|pionero+ ..1 en|que|@region',
      unless: 'en ser? informad*',
    },
    { says: 'pionero+ ..1 en|de|del', unless: 'estudio+|papanicolaou|investig*' },
    { says: 'favorito+|preferido+ de|por|en', needs: '@practice|ginecolog*|mamas|mujeres|somos|soy|@region' },
    { says: 'mejores|buenas|expertas manos', instead: 'buenas manos', needs: 'mejores|las expertas' },
    { says: 'calidad inigualable|superior|premium|insuperable|inmejorable|suprema|unica' },
    { says: '@practice ..2 superior+ ..1 a|al', unless: 'porcion' },
    {
      says: 'superamos|superior+ ..2 a? los|las|cualquier|todo+|otro+|demas',
      needs: '@practice|@colleague|somos|demas',
    },
    {
      says: 'el|la|los|las mejor|mejores $',
      needs: '~ser:first|somos|soy|@practice|con|confie|elija|elige|merece+|mereces|entre',
      unless: `${medicine} / es lo|la mejor`,
    },
    { says: 'entre|de|dentro los|las # mejores|mejor' },
    { says: 'top # ..4 @practice|de|en|ginecolog*' },
    { says: 'top ..1 ginecolog*|doctor*|medic*|#' },
    { says: 'por excelencia|antonomasia', needs: '@practice|ginecolog*|@own|somos|soy' },
    {
      says: 'excelencia',
      needs: '@practice|ginecolog*|@own|medic*|ofrec*',
      unless: 'cenetec / centro de excelencia academica|premio',
    },
    {
      says: 'solo|solamente|unicamente aqui|nosotros|conmigo|con_nosotros|nosotras',
      unless: 'cita|pago|efectivo|lunes|sabado+|viernes|previa|se',
    },
    {
      says: 'la|el ginecolog*|doctor*|obstetra|medic* ..1 de|del las? ..1 famos*|estrellas|celebridades|artistas|influencers|elite',
    },
    { says: 'mundialmente|internacionalmente reconocid*|famos*' },
    {
      says: 'reconocid* ..2 mundial*|internacional*|nacional*|region|ciudad|medios|@region',
      needs: '@practice|ginecolog*|@own|somos|soy',
      unless: 'consejo|certific*|oficial*|secretaria|validez|estudios',
    },
    {
      says: 'elegid*|votad*|nombrad*|galardonad*|premiad*|considerad*|designad*|catalogad* ..3 mejor|numero|mejores|ano|lider|top|favorita|las|los',
    },
    { says: 'premio ..3 a? la|al|mejor ..2 mejor|@practice|medica|medico' },
    {
      says: '@practice ..2 de ensueno|lujo|elite|punta|vanguardia|primera|primer|ultima',
      unless:
        'unidad|atencion|primer|primera / centro de primer / atencion de primer / primera vez / consulta de primera',
    },
  ],
}
