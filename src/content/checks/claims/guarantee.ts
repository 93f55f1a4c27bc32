import { type ClaimKind, consumerLaw, provable } from './claim.ts'

const ofOthers =
  'compania|cobertura|convenio|carta|cartas|poliza|aseguradora+|fabricante|derecho+|constitucion|ley|estado|norma|refaccion*|hoja / ~garantizar ..4 privacidad|confidencialidad|higiene|espacio|lugar|cita|acceso|limpieza|esterilidad|intimidad / espacio|lugar|cita|turno ..2 asegurad*|garantizad*'

export const guarantee: ClaimKind = {
  id: 'palabra-garantia',
  why: 'Promete un resultado, y en medicina nadie puede garantizarlo: la paciente podría reclamarlo.',
  law: `${provable} Prometer un resultado convierte una obligación de cuidado en una de cumplirlo. ${consumerLaw}`,
  better: 'Le explico qué puede esperarse en su caso y qué no depende de nosotras.',
  claims: [
    {
      says: 'te|le|se lo|la aseguro|aseguramos|garantizo|garantizamos|juro|prometo|prometemos|firmo|cumplo|cumplimos',
    },
    { says: 'doy|damos|tiene|empeno ..1 mi|nuestra palabra|certeza|promesa' },
    {
      says: 'no|ni|sin hay|existe|hay_ni? ..1 forma|manera|posibilidad|modo|probabilidad ..1 de que|no ..5 ',
      needs: 'fall*|salga|duela|@trouble|embarac*|regres*|complic*|sienta|@gone',
      evenDenied: true,
    },
    {
      says: 'si_o_si|a_como_de_lugar|cueste_lo|pase_lo|contra_viento|con_los_ojos_cerrados|dele_por_hecho|no_hay_pierde|es_un_hecho|sin_pierde',
      unless: 'acuda',
    },
    {
      says: 'nos ..1 comprometemos|compromete|hacemos ..1 a|responsables|cargo ..5 ',
      needs: '@outcome|@gone|@trouble|embarac*|sano',
      unless: 'explic*|escuch*|informar*|juzgar|acompan*|respet*',
    },
    {
      says: 'nunca|jamas|no ..2 ~equivocar|se_equivoca|se_equivocan|yerra|erramos|defrauda|defraudamos|decepciona|queda_mal',
      evenDenied: true,
      unless: 'si',
    },
    {
      says: 'no|nunca|jamas ..2 perdera|sufrira|padecera|tendra|tendras|perderas|sufriras|quedara|habra|necesitara|batallara|requerira ..3 @trouble|matriz|utero|cicatriz*|miedo|complicac*|nada|operarse|cirugia+|cesarea|bebe|problema*|ninguna|ningun|estrias',
      evenDenied: true,
      unless: '@hedge|acuda|urgencia+|relaciones|puedo',
    },
    {
      says: 'quedara|saldra|estara|seguira|llegara|vivira|terminara|dormira|volvera|lograra|tendra|sera|notara|despertara|veras|lucira|gozara|disfrutara ..3 sin|libre|limpia|sana|curada|perfect*|nueva|embarazad*|feliz|radiante|joven|mama|madre|impecable|plena',
      unless: '@hedge|control|costo',
    },
    {
      says: 'llega|llegara|llegan|termina ..1 a|su|tu? termino|final|feliz ..4 ',
      needs: '@ownVoice|conmigo|seguro|asegur*|nosotros|garant*',
      unless: '@hedge',
    },
    {
      says: 'resultado+|embarazo|bebe|parto|exito|cura ..1 asegurad*|seguro|garantizad*|cien|de_por_vida|certero',
      unless: 'seguro_medico|estudio|laboratorio|parto_seguro',
    },
    { says: 'cumpl* ..2 su|tu|el ..1 sueno|anhelo|deseo ..2 ser|de|madre|mama', unless: 'puede' },
    {
      says: 'haremos|hacemos|volvemos realidad|realidad_su|su_sueno|posible ..5 ',
      needs: 'sueno|bebe|mama|madre|embaraz*',
    },
    {
      says: 'puede|quede|quedese|este|esta|estar ..2 tranquil*|confiad*|despreocup* ...2 su|tu|no|todo|porque|que ..6 no|va|sera|saldra|pasara',
      unless: 'si',
    },
    {
      says: 'todas|todo|todos|cada|cualquier ..2 cirugia+|parto+|operacion*|tratamiento+|caso+|procedimiento+|bebe+|embarazo+ ..2 sale|salen|saldra|saldran|queda|quedan|termina|terminan|nacen|llegan|funcionan|cura* ..2 bien|perfect*|sano+|exito*|feliz|termino',
      unless: '@hedge|no|espera*',
    },
    { says: 'no|sin|cero|nulo ..2 margen ..1 error|duda', evenDenied: true },
    {
      says: 'tengalo|tenlo|delo|dalo|tenga|da|cuente por|con seguro|hecho|ello|eso',
      unless: 'medico|gastos',
    },
    { says: 'tengalo|tenlo|delo|dalo por_seguro|por_hecho|segurisimo' },
    { says: 'de que se|le|la ..1 ~quitar|~curar|~embarazar|puede|~lograr|~componer' },
    {
      says: 'firmamos|firmo|compromiso|contrato|escrito|palabra|juramos|juro|apuesto|prometemos|prometo ..5 que|de ..5 @trouble|@outcome|bebe|embaraz*|resultado+|vaginal|sanar|curar*',
      unless: 'escuch*|explic*|horario|juzgar|privacidad|confidencial*|informado|no',
    },
    {
      says: 'su|tu|el parto|bebe|embarazo|cirugia|hijo|quiste|mioma|operacion|recuperacion ..1 no ..2 va|tendra|terminara|sera|habra|corre|volvera|vuelve|regresa|saldra',
      unless: '@hedge',
    },
    {
      says: 'excepto|salvo|menos|pero|solo ..1 con|en|conmigo|nosotros ..1 nuestro+|mi|nosotros|conmigo',
      needs: 'riesgo|garant*|dolor|segur*|cur*|@always|existe|magia|nadie|ningun|falla',
      evenDenied: true,
      unless: 'pago|cita|costo',
    },
    {
      says: 'conmigo|nosotros|nosotras|aqui ..3 todas|siempre|nunca|nadie|ninguna|seguro|si ..3 ~embarazar|~curar|~sanar|~lograr|~quedar|~salir|~aliviar|~mejorar|~dar|~volver/vuelv|~funcionar',
    },
    {
      says: 'la|las|los|quien|quienes ..2 que ..4 conmigo|nosotros|aqui ..2 no|nunca|siempre|jamas|todas ..3 ',
      needs: '@gone|embaraz*|@trouble|regres*|sale|quedan|cura*',
      evenDenied: true,
    },
    {
      says: 'la|el|lo|las|los nuestra|nuestro|nuestras|nuestros|mia|mio|mias|mios ..1 si|es|son|dura|funciona|sirve|cura|nunca',
      unless: 'mision|objetivo|compromiso',
    },
    { says: 'invariablemente|indefectiblemente|infaliblemente|irremediablemente|indudablemente|matematico' },
    {
      says: 'sin excepcion|excepciones|duda_alguna|lugar_a_dudas|falta',
      needs: '@outcome|@trouble|todas|@gone|recomiend*|mejor*|content*',
      unless: 'ley',
    },
    { says: 'le|te ..1 ~devolver/devuelv|~regresar|~reintegrar ..2 dinero|pago' },
    {
      says: 'si no ..4 resultado+|embaraz*|funciona|queda|satisf*|mejora ..5 no_paga|no_le_cobro|no_cobramos|dinero|gratis|repetimos|nosotros|sin_costo',
    },
    { says: 'le|te ~asegurar|aseguro|aseguramos|garantizo|juro|prometo', unless: 'lugar|cita|espacio' },
    {
      says: '~garantizar:first|garantiza|garantizan|garantizando|garantizarle|garantizarte|garantice|garantizar',
      unless: `${ofOthers} / nada|nadie ~garantizar / para|de|por garantizar`,
    },
    {
      says: '~garantizar:first|garantiza|garantizan|garantizando|garantizar ..4 @outcome|que',
      unless: ofOthers,
    },
    { says: 'garantizado+', unless: ofOthers },
    {
      says: 'con|de|nuestra|total|doble|tiene|incluye|ofrecemos|ofrezco|damos|maxima|plena|absoluta|toda|mi garantia+',
      unless: `${ofOthers} / ^ una? carta`,
    },
    { says: 'garantia|garantias', unless: `${ofOthers} / compania|cobertura|seguro|hay|existe` },
    { says: 'le|te|les ..1 ~asegurar ..1 -de que|un|una|el|la|los|su|tu|resultados|exito', unless: ofOthers },
    {
      says: '~asegurar:first ..3 resultado+|exito|embarazo+|cura|que|mejor*|recuperacion|bebe+|parto',
      unless: ofOthers,
    },
    {
      says: 'asegura|aseguran|asegure|asegurando|asegurar|asegurara ..2 resultado+|exito|embarazo|cura|felicidad|mejoria',
      unless: `${ofOthers} / nadie|nada / quien|quienes`,
    },
    { says: '~prometer:first|prometemos|prometo ..6 @outcome|que' },
    { says: 'es una? promesa|compromiso|hecho|palabra $', needs: 'resultado+|embarazo+|promesa' },
    { says: 'promesa cumplida|nuestra|mi' },
    {
      says: 'bebe|hijo|hija ..3 nacera|nace|naceran|nazca|llegara|estara|saldra ..2 sano|sana|sanos|perfecto|perfecta|bien|fuerte',
    },
    {
      says: 'tendra|tendras|tener|tenga|ten ..2 un bebe|hijo ..1 sano|perfecto',
      unless: 'puede+|pueden|probabilidad|mayoria',
    },
    {
      says: 'nunca|jamas|no ..2 hemos|he|ha|habido|tuvimos|tuve|tenemos|tengo|registramos|se ..4 complicacion*|muerte+|accidente+|demanda+|queja+|infeccion*|fallo+|falla+|error+|fracaso+|percance+|perdid*|problema+',
      needs: '@own / ~haber|hemos|he|tenemos|tuvimos|tengo|tuve|registramos / anos',
    },
    {
      says: 'cero|0 complicacion*|muertes|quejas|error+|falla+|fracaso+|infeccion*|rechazo+|accidentes|perdidas|recaidas|fallos',
    },
    {
      says: 'sin|ni una? sola? ..1 complicacion*|queja|demanda|muerte|error|falla',
      needs: 'anos|cirugias|partos|pacientes|@own|nunca|trayectoria',
    },
    {
      says: 'nunca|jamas|no falla|fallan|fallamos|fallo|fallara|decepciona|decepcionamos|nos_equivocamos|me_equivoco',
      evenDenied: true,
      unless: 'cuando|si no? falla',
    },
    { says: 'infalible+|infaliblemente', instead: '' },
    { says: 'sin|a prueba de falla+|fallo+|fallar|errores', unless: 'tomar|tome|toma|toman|usar|use' },
    {
      says: '~devolver/devuelv|~regresar|~reembolsar|devolucion|reembolso ..3 dinero|pago|inversion|costo',
      unless: 'aseguradora+|seguro|gastos|poliza|cancel*|anticipo|cita',
    },
    {
      says: 'quedara|quedaras|quedar|quede|queda embarazada|embarazadas|encinta',
      needs: 'seguro|pronto|le|te|garant*|asegur*|en|con|@own',
      unless:
        'puede|podria|intent*|si|riesgo|evitar|probabilidad|despues|quiere|desea|planea|anos|antes|para|mas|aunque|dificil|tard*|hay|no / meses de',
    },
    {
      says: 'lograra|lograras|lograremos|logramos|logrelo|conseguira|conseguiras|va|vas|hacemos|cumpla|cumple|cumplira|cumpliremos|cumplimos ..3 embaraz*|bebe|mama|madre|hijo|maternidad',
      unless: 'puede|algun*|muchas|mayoria|pareja+|como|que',
    },
    { says: 'sera|seras|va a ser|vas a ser? mama|madre', unless: 'cuando|si|puede' },
    {
      says: 'todo|parto|cirugia|operacion|embarazo ..2 saldra|sale|salir|salga|ira|va|quedara ..2 bien|perfecto|perfectamente|excelente|maravilla',
      unless: 'cuando|papanicolao*|resultado+|control|estudio+|espera* / si todo / no siempre',
    },
    {
      says: 'saldra|saldras|quedara|quedaras|quedar|dejamos|estara|estaras|salga|quede|sentira|sentiras ..2 perfecta|perfecto|impecable|nueva|nuevo|renovada|curada|sana',
      unless: 'puede|semanas',
    },
    {
      says: 'siempre ..2 ~funcionar|~curar|resultado|bien|efectivo+|acertamos|cumplimos|exito|~lograr:first|resuelve|resolvemos|buenos|positivos|eficaz|seguro+',
      unless: 'no siempre / siempre y cuando / siempre que',
    },
    {
      says: 'seguridad|certeza|confianza|tranquilidad|satisfaccion|exito|eficacia|efectividad ..1 total|absoluta|absoluto|plena|completa',
      needs: 'con|de|^|garant*|tenga|ofrec*|brind*|nuestra|damos|dar*',
    },
    {
      says: 'total|absoluta|plena|completa|maxima|entera seguridad|certeza|tranquilidad|satisfaccion|eficacia|efectividad|confianza',
    },
    {
      says: 'resultado|resultados|exito|embarazo|mejoria|curacion ..1 asegurad*|seguro|seguros|fijo',
      unless: 'estudio|laboratorio',
    },
    {
      says: 'dar|doy|damos|tiene|tenga|firmamos|firmo ..3 por seguro|hecho|escrito',
      needs: 'resultado+|exito|embarazo|cur*',
    },
    { says: 'sin falta ..2 ~lograr|~quedar' },
    {
      says: 'confie|confia|relaje|relajese|tranquila|tranquilas|tranquilo ..2 que? todo saldra|ira|va|quedara ..2 bien|perfecto',
      evenDenied: true,
    },
  ],
}
