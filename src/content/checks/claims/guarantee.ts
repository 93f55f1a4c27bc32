import { type ClaimKind, consumerLaw, provable } from './claim.ts'

const ofOthers =
  'de_pago|vence|compania|cobertura|convenio|carta|cartas|poliza|aseguradora+|fabricante|derecho+|constitucion|ley|estado|norma|refaccion*|hoja / ~garantizar ..4 privacidad|confidencialidad|higiene|espacio|lugar|cita|acceso|limpieza|esterilidad|intimidad / espacio|lugar|cita|turno ..2 asegurad*|garantizad*'

export const guarantee: ClaimKind = {
  id: 'palabra-garantia',
  why: 'Promete un resultado, y en medicina nadie puede garantizarlo: la paciente podría reclamarlo.',
  law: `${provable} Prometer un resultado convierte una obligación de cuidado en una de cumplirlo. ${consumerLaw}`,
  better: 'Le explico qué puede esperarse en su caso y qué no depende de nosotras.',
  claims: [
    {
      says: '~garantizar|garantizado+|garantizarle|garantizarte',
      unless: `${ofOthers} / nada|nadie garantiz* / ~garantizar que nadie`,
    },
    { says: 'garantia|garantias', unless: `${ofOthers} / deposito|hospitalaria|hospital|tramit*` },
    {
      says: 'aseguro|aseguramos|asegurarle|asegura|aseguran|prometo|prometemos|promete|juro|juramos|apuesto|apostamos|firmo|firmamos|respondo|respondemos',
      needs: '@outcome|@trouble|>|que|@surely|titulo|prestigio|dejarla',
      unless: `${ofOthers} / lugar|cita|espacio|privad*|horario|contest*|escuch*|explic*|juzg*|nadie|nada|quien|quienes|poliza+|antes_de|consentimiento|usted_lea|esterili*|material|puntual|nadie_entra|nadie_la`,
    },
    {
      says: 'le|te|se|les ..1 lo|la? aseguro|aseguramos|garantizo|juro|juramos|prometo|prometemos|firmo|firmamos|apuesto|cumplo|cumplimos',
      unless: 'lugar|cita|espacio|horario|contest*|escuch*|explic*',
    },
    {
      says: 'comprometo|comprometemos|compromiso|encargamos|encargo|responsabilizo|palabra ..3 a|de|que',
      needs: '@outcome|@trouble|@surely|salga|quede',
      unless: 'explic*|escuch*|informar*|juzgar|acompan*|respet*|segur*|salud|privacidad|bienestar',
    },
    {
      says: 'asegurado+',
      needs: '@outcome|@trouble',
      unless: `${ofOthers} / seguro|suma|deducible|maternidad|medica+`,
    },
    {
      says: 'imposible',
      needs: 'falle|@trouble|regres*|vuelv*|equivoc*|@outcome',
      unless: 'saber|predecir|distinguir|prever|evitar',
    },
    {
      says: [
        'infalible+|infaliblemente|invariablemente|indefectiblemente|irremediablemente|indudablemente',
        'tenga|ten|tienes|tiene|puede_tener|tendra ..1 la? seguridad|certeza|tranquilidad|confianza de? que',
        'de que se|le|la ..1 ~quitar|~curar|~embarazar|puede|~lograr|~componer',
        'prometido|prometida|jurado|palabra_de_honor|no_fallamos',
        'en_la_bolsa|en_la_bolsita|asi_de_seguros|ya_la_hizo|pan_comido|es_un_hecho',
      ],
    },
    {
      says: 'no|nunca|jamas ..4 ~fallar|se_equivoca|se_equivocan|equivocamos|equivoco|erramos|defrauda*|decepciona*|queda_mal|quedamos_mal',
      unless: 'si|cuando|no_siempre|condon|diu',
      evenDenied: true,
    },
    {
      says: 'sin|cero|nulo|no_hay|no_existe|no_tiene|a_prueba_de ..2 margen|pierde|falla+|error+|duda+|fallar|equivocacion*|vuelta_de_hoja',
      unless: 'quede*|pregunt*|salga|salir|tomar|tome|toma|usar|use|si|suele|puede|sin_revision',
      evenDenied: true,
    },
    {
      says: 'si_o_si|sí_o_sí|a_como_de_lugar|cueste_lo|por_hecho|por_seguro|un_hecho|con_los_ojos_cerrados|manos_al_fuego|matematico|segurisimo|sin_falta|sin_lugar_a_dudas|sin_duda_alguna|sin_excepcion|sin_excepciones',
      unless: 'acuda|ley|urgencia+|revis*|cita|consult*|acompan*|acompanarla|estoy|estare|apoy*',
    },
    {
      says: '~devolver/devuelv|~regresar|~reembolsar|devolucion|reembolso ..4 dinero|pago|pagado|inversion|costo|peso',
      unless: 'aseguradora+|seguro|gastos|poliza|cancel*|anticipo|deposito|cita',
    },
    {
      says: 'no|nada ..2 paga|pagas|pague|cobro|cobramos|cobraremos|cuesta|debe',
      needs: 'satisf*|resultado+|funciona|queda|embaraz*|mejora|convence|gusta',
      unless: 'seguro|poliza',
      evenDenied: true,
    },
    {
      says: '> ..4 sano+|perfect*|feliz|felices|embarazad*|encinta|mama|madre|impecable|nueva|sin|libre|limpi*|curad*|radiante|plena|termino|exito|intact*|satisfecha',
      needs: '@you|bebe|hijo|parto|cirugia|embarazo|@hers',
      unless: '@hedge|control|costo|cita|prueba|estudio+|ayuno|cancer|de_cada',
    },
    {
      says: 'salga|quede|quedes|salgas|nazca|llegue|este ..2 sano+|perfect*|feliz|embarazad*|sin|libre|intact*|impecable|bien',
      needs: '@hers|nos|me',
      unless: '@hedge',
    },
    {
      says: 'no|nunca|jamas ..2 > ..5 @trouble|nada|complicac*|miedo|operar*|arrepent*|cicatriz*|matriz|cesarea|perder*|sangrar|sufrir|doler|ninguna|ningun|excepcion|preocupar*',
      unless: '@hedge|relaciones|puedo|receta',
      evenDenied: true,
    },
    {
      says: 'su|tu|el ..1 parto|bebe|embarazo|cirugia|hijo|quiste|mioma|operacion|recuperacion|matriz|utero ..1 no ..1 va|corre|vuelve|regresa',
      unless: '@hedge',
      evenDenied: true,
    },
    {
      says: 'siempre|todo|todas|todos|cada|cualquier|parto+|cirugia+|operacion*|embarazo+|tratamiento+ ..4 sale|salen|saldra|saldran|salir|salga|ira|termina|terminan|nacen|llegan|quedara|quedan ..2 bien|perfect*|excelente|maravill*|exito*|feliz|sano+|termino',
      unless: '@hedge|no|espera*|control|papanicolao*|estudio+|resultado+',
    },
    {
      says: 'milagros ..1 los hacemos|hago',
      evenDenied: true,
    },
    {
      says: 'no|nunca|jamas|ni|cero|0|sin|ningun+ ..5 complicac*|demanda+|queja+|muerte+|error+|fracaso+|accidente+|negligencia+|reclam*|percance+|perdida+',
      needs: '@ownVoice|hemos|he|tenemos|tengo|anos|cirugias|partos|trayectoria|carrera|quirofano|cero|#',
      unless: 'poliza|seguro|@hedge|norma|conamed|alta|despues|embarazo|guia',
      evenDenied: true,
    },
    {
      says: 'la|lo|el|los|las nuestra|nuestro|mia|mio ..1 si|sí|es|dura|funciona|sirve|cura|nunca',
      unless: 'mision|objetivo|compromiso',
    },
    { says: 'te|le|les ..1 prometo|prometemos|aseguro|juro ..2 que', unless: 'escuch*|explic*' },
    {
      says: 'evita|evitamos|previene|impide|impedimos ..6',
      needs: 'todos_los_casos|siempre|totalmente|por_completo|garantiz*|conmigo|nuestra_doctora',
      unless: 'no|puede|si|casi',
    },
    {
      says: 'jamas|nunca ha|han|nos_ha|ha_sucedido ..1 sucedido|ocurrido|pasado|fallado|tenido',
      unless: '@hedge|embarazo|relaciones|si',
      evenDenied: true,
    },
    {
      says: 'toda|todas|cada|cualquier ..1 mujer|paciente|mujeres|pacientes ..6 sale|salen|queda|quedan|logra|logran|recupera*',
      unless: '@hedge',
    },
    {
      says: 'va_a|van_a|vas_a ..1 salir|quedar|estar|ser ..2 bien|perfect*|mama|embarazada|excelente',
      unless: '@hedge|espera|no_se',
    },
    {
      says: 'a_la_segura|apuesta_segura|por_escrito|contrato|ante_notario|fijo_que|segurito',
      needs: '@trouble|@outcome|@results|nosotros|@ownVoice',
      unless:
        '@hedge|@conduct|indicacion*|receta*|resultado+|autoriz*|diagnost*|plan|resumen|deducible|poliza',
    },
    {
      says: 'usted|tu|te|le|se ..1 alivia|alivias|alivio|cura|curas|embaraza|embarazas|mejora|mejoras|sana|sanas|compone|compones|recupera|recuperas',
      needs: '@ownVoice|aqui|asi_de',
      unless: '@hedge|@conduct|no',
    },
    { says: 'aqui|conmigo|nosotros|nosotras ..1 no ..1 pasa|sucede|ocurre|falla', evenDenied: true },
    {
      says: 'no|nunca ..2 pasa|pasara|paso nada',
      unless: '@hedge|@conduct',
      evenDenied: true,
    },
    {
      says: 'ni|no|nada|nadie ..6 impide|impiden|impedira|impediran|obstaculo',
      needs: '@you|@hers & @hers|@outcome|@results',
      unless: '@hedge|@conduct',
      evenDenied: true,
    },
    { says: '^ nunca|ninguno|ninguna|tampoco|siempre|jamas|nada|cero|garantizado $', evenDenied: true },
    { says: 'no hay|existe ..3 que ..1 nos|se_nos|me|se_me|se_le', evenDenied: true },
    { says: 'certeza|seguridad|tranquilidad|confianza|garantia de que', unless: '@hedge|@conduct|no' },
    {
      says: 'paga|pague|pagas|pagues ..1 solo|hasta|cuando ..3 ver|vea|veas|funcion*|resultado+',
      unless: 'seguro',
    },
    {
      says: 'total|absoluta|absoluto|plena|completa|toda ..1 seguridad|tranquilidad|garantia|satisfaccion|certeza|confianza',
      unless: 'no|nadie|@conduct',
    },
    {
      says: 'llega|llegas|llegan|llegue|camine|camina|viene|vienes|vienen|ingrese|ingresa|entras|despierte ..7 sale|salga|sales|salgas|retirese|retirate|vayase|te_vas|se_va|hacia_afuera|egrese|despierta|despiertas|y_listo|ya_termino|sin|amanece|amanezca',
      needs: '@trouble|@procedure|@results|libre|seca|nueva|feliz|@trifle',
      unless: '@hedge|@conduct|cita|ayuno|urgencia+|acompanad*|informacion|fiebre|menopausia|normal',
    },
  ],
}
