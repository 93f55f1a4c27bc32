import { type ClaimKind, provable } from './claim.ts'

const body =
  'cuerpo|organismo|defensas|sistema|inmunitario|inmunologico / sola|solo|solas|solos|espontanea* / por si / antibiotic*|antiviral* / hidrat* / puede|pueden|podria|podrian|suele|suelen|ayuda|ayudan|algunas|algunos / a veces'

export const cure: ClaimKind = {
  id: 'palabra-cura',
  why: 'Ofrece una curación: quien no se cure puede reclamarla, y la autoridad la considera engañosa.',
  law: `${provable} No se ofrecen curaciones ni tratamientos definitivos sin prueba.`,
  better: 'Le explico qué tratamientos hay, qué puede esperarse de cada uno y qué seguimiento necesita.',
  claims: [
    {
      says: 'elimine|elimina|acabe|acaba|termine|termina|borre|venza|vence|combata|quitese|quitate|ponga|pon|pongale|dale|dele|deshagase|despidase ..4 con|a|de|del|fin|punto_final|adios ..3 @trouble',
      unless: '@hedge|no|antibiotic*|penicilina|tratamiento+',
    },
    {
      says: 'deje|deja|dejara|dejaras|dejo ..1 de|atras|por ..2 sufrir|padecer|sentir|tener|batallar|doler|aguantar|usar|preocuparse|@trouble ..4 ',
      needs: '@trouble|hoy|ya|siempre|menopausia|toallas',
      unless: '@hedge|fumar|no|acuda|consulta',
    },
    {
      says: 'ya|nunca|jamas no|mas|volvera_a|vuelva_a ..1 tendra|tendras|sufra|sufras|sufrira|sentira|padezca|viva|necesitara|duele|dolera|regresa|vuelve|hay|existe ..3 @trouble|pastillas',
      evenDenied: true,
      unless: '@hedge|indica|regla|pueda|si|cuando',
    },
    {
      says: 'conmigo|nosotros|nuestro+|mi|mis|doctora ..3 @trouble|el|la|los|las ..3 ~desaparecer|desaparecen|se_va|se_van|se_quita|se_quitan|se_cura|se_curan|se_acaba|se_acaban|termina|sana',
      unless: '@hedge|no',
    },
    { says: 'limpi* de|del ..2 @trouble', unless: 'herida|no|@hedge|restos' },
    {
      says: 'tiene|hay|existe|encontramos|tenemos|descubr* ..1 la? cura|remedio|solucion ..6 ',
      needs: '@ownVoice|aqui|consultorio|clinica|nosotros|tenemos|doctora',
      unless: 'no|@hedge|dudas',
    },
    {
      says: 'elimin*|quit*|borr*|desaparec*|desvanec*|disuelv*|deshac*|extermin*|destruy*|erradic*|seca|secamos|quema|mata ..4 @trouble',
      needs:
        'sin_cirugia|sin_operar|sin_bisturi|natural*|para_siempre|vida|rapid*|facil*|hoy|ya|definitiv*|$ ..1 regres*|y_no|no_regresan|de_una_vez|conmigo|nuestro+|garant*|desde_adentro|@city',
      unless: '@hedge|cuerpo|no_existe|penicilina|antibiotic*|puntos',
    },
    {
      says: 'negativ* ..1 en|a #|pocas|tres|un|semanas|meses ..3 ',
      needs: 'vph|papiloma|@ownVoice',
      unless: '@hedge|prueba|repet*',
    },
    {
      says: 'sana|sane|sanar|sanamos|sanacion|sanando ..4 utero|matriz|vientre|ovario*|linaje|endometriosis|raiz|@trouble|interior',
      unless: '@hedge|herida',
    },
    {
      says: 'y|que? no regresan|vuelven|regresa|regresara|vuelve|reaparecen|dan_lata ..2 ',
      needs: '@trouble|borr*|quit*|elimin*',
      evenDenied: true,
      unless: '@hedge|si|cuando|regla',
    },
    {
      says: 'raiz|adentro|desde_la_raiz|de_fondo ..3 ',
      needs: 'cura*|acab*|elimin*|atac*|quit*|resolv*|resuelv*',
      unless: '@hedge|pelo|no',
    },
    {
      says: 'normalidad|equilibrio|regular|reloj ..4 ',
      needs: 'en_# ..1 dias|semanas|garant*|siempre|reloj_suizo',
      unless: '@hedge',
    },
    {
      says: 'en|a|desde|tras|con|hoy|manana|para ..2 #|una|un|unos|pocas|pocos|primera|sola|hoy|manana|mismo|dia|media ..2 @time|dia|noche|mismo|llega|tarde|$ ...7 @trouble',
      needs: '@gone|olvid*|ya_no|resuel*|libre*|jamas|nunca|fin|reviert*',
      unless: '@hedge|acuda|urgencia*|antibiotic*|despues|antes|cada|dura|embarazo|control|revis*|no_se',
    },
    {
      says: '@trouble ...6 se|me|le|te ..1 habra|ira|iran|va|van|fue|fueron|acabo|acaba|quita|quito|quitara|borra|cura|curo|curara|desaparece* ..2 ',
      needs:
        '#|semanas|dias|siempre|@ownVoice|gracias|primera|sesion|cita|con_el|con_mi|conmigo|doctora|laser|para_siempre|definitiv*',
      unless: '@hedge|antibiotic*|penicilina|no|tratamiento',
    },
    { says: 'cur*|san* ...4 incurable+|imposible+|desahuciad*', unless: 'no' },
    { says: 'se acabo|acabaron|acaba|termino|terminaron|fue|fueron|olvida ..2 @trouble', unless: '@hedge' },
    {
      says: 'y ..2 adios|listo|lista|se_acabo|ya|fuera|santo_remedio|olvid* ..3 ',
      needs: '@trouble',
      unless: '@hedge|no|semanas|estudios',
    },
    {
      says: '@trouble ..2 fuera|adios|nunca_mas|jamas|resuelto|resueltos|solucionad*|vencid*',
      unless: 'no|@hedge|mismo|de',
    },
    {
      says: '~acabar:first|acabamos|terminamos|ponemos|damos ..2 con|fin ..3 @trouble|problema+',
      unless: 'dudas|estudio',
    },
    {
      says: 'cura|curan|cure|curar|sana|sanan|corrige|corrigen|revierte|revierten|elimina|eliminan|quita|quitan|erradica|normaliza|regula ..3 @trouble',
      needs:
        '@ownVoice|dieta|plan|suero*|te|tes|hierba*|laser|protocolo|metodo|programa|capsulas|formula|alimentacion|aceite*|terapia|raiz|siempre|doctora',
      unless: '@hedge|no|antibiotic*|penicilina|cirugia',
    },
    {
      says: 'de raiz',
      needs: '@trouble|cura|cure|problema|elimin*|quit*',
      unless: '@hedge|pelo|canal|dental|no',
    },
    {
      says: '~liberar|liberese|liberate|librese|olvidese|despidase|salga|sal|escape ..1 de|del ..3 @trouble|medicinas|pastillas',
      unless: '@hedge',
    },
    {
      says: 'para|y que? ..1 no|nunca|jamas ..1 regres*|vuelv*|repit*|aparezc* ..2 ',
      needs: '@trouble',
      unless: '@hedge|acuda|cita',
    },
    { says: '~curar:first|curamos|curaremos', instead: 'tratamos', unless: 'herida+' },
    {
      says: 'le|te|la|les|los|las|lo curo|curo|cure|curara|curaran|curaremos|curamos|cura',
      unless: `${body} / herida+ / como la? cura`,
    },
    { says: 'la cura para|de|contra|definitiva|del|existe|que', unless: 'herida+|ombligo|cicatriz|no' },
    {
      says: 'cura|curacion|sanacion definitiv*|total|completa|segura|milagros*|natural|rapida|garantizada|inmediata|permanente',
    },
    {
      says: '~curar|sanar|sanamos|sanara|sanaras|sane ...4 siempre|completo|completamente|definitivamente|raiz|totalmente|#',
      unless: '@hedge|semanas|herida|puede|pueden|dias|tard* / no siempre',
    },
    {
      says: 'cura|curan|curar|curara|curaran|curese|curate ..2 la|el|su|tu|los|las|sus|tus|de ..2 endometriosis|sop|vph|virus|papiloma|menopausia|mioma+|quiste+|infertilidad|herpes|vih|colico+|candidiasis|incontinencia|displasia|esterilidad|poliquistico+|vaginosis|vaginismo|fibroma+|cancer|adenomiosis|ovarios',
      unless: `${body} / no / a tiempo|temprano|temprana / histerectomia`,
    },
    { says: 'curese|curate|sanate|sanese|sane|sana tu|su' },
    {
      says: '~sanar|sane ..2 su|tu|de|la|sus|el ..1 endometriosis|utero|matriz|ovarios|utero|cuerpo|sop|mioma+|vientre|herida+|intimidad|feminidad|menopausia|enfermedad*',
    },
    {
      says: 'elimin*|erradic*|~desaparecer|~quitar|~borrar|~destruir|~deshacer|~combatir|~disolver/disuelv|~curar|~revertir/reviert|~solucionar|~resolver/resuelv|~acabar|~terminar|~vencer/venz|~derrotar ...5 siempre|completo|completamente|definitivamente|definitiva|raiz|totalmente|permanentemente|instante|dias|100',
      unless: '@hedge|no|puede|pueden|mayoria|suele|suelen|ayuda|cuerpo|ovarios|conversar / en dos anos|anos',
      needs: '@trouble',
    },
    {
      says: 'elimin*|erradic*|~desaparecer|~quitar|~borrar|~destruir|~disolver/disuelv|~curar|~acabar ...5 en ..1 una|1|#|solo|pocas|pocos|minutos|horas ..2 @time',
      unless: `meses|anos|${body} / puntos|suturas`,
      needs: '@trouble',
    },
    {
      says: 'eliminamos|elimino|erradicamos|eliminare|eliminaremos|quitamos|quito|desaparecemos|borramos|acabamos|terminamos|combatimos|revertimos|vencemos ..3 @trouble|todo+',
      unless:
        'dudas|miedo*|nervios|preocupaci*|puntos|biopsia|cirugia|quirurgic*|laparoscopia|histeroscopia|adherencias',
    },
    { says: 'le|te|les quitamos|eliminamos|quito|elimino|desaparecemos|borramos ..3 @trouble' },
    {
      says: 'elimine|elimina|eliminar|eliminelo|acabe|acaba|termine|termina|borre|venza|vence|erradique|erradica|deshagase|deshazte|liberese|liberate|despidase|despidete|combata|quitese|quitate|desaparezca|desaparece|revierta|revierte libre? con|de|del|la|el|los|las|su|tu|sus|tus|a|al|contra ..2 @trouble',
      unless: body,
    },
    { says: 'adios a|al ..3 @trouble|cirugia+|toallas|panal*|pastillas|inseguridades|molestias' },
    { says: 'adios a|al ..3 -nuestra|nuestro $' },
    { says: 'diga|~decir/dig|di|dele|hasta_nunca|digale|dile ..1 adios|no|basta|nunca ..4 @trouble' },
    {
      says: 'olvide|olvida|olvidese|olvidate|olvidarse|olvidar|olvidara|olvidaras ..1 de|del|los|las|el|la ..3 @trouble|pastillas|cirugia+|toallas',
      unless: 'pastilla ..6 tome|tomar|dosis / no se|la? olvide',
    },
    {
      says: 'tratamiento+|solucion*|remedio+|cura|alivio|salida definitivo+|permanente+|milagros*|total+|final',
      instead: 'tratamiento',
      unless:
        'adelant*|nacimiento|parto / histerectomia / cirugia / cancer / metodo+|anticoncep* / vph|papiloma ..3 no',
    },
    { says: 'remedio+|tratamiento+|formula|terapia+|metodo+|medicina ..1 milagros*|magic*' },
    {
      says: 'milagro+|milagroso+|magic*',
      needs: '@own|tratamiento+|terapia+|remedio|resultado+|cur*|@trouble',
      unless: 'no es|hay|existe',
    },
    {
      says: 'no|nunca|jamas ..1 volvera|volveras|volveran|vuelve|vuelva|vuelvas|regresa|regresara|regresan|regresen|reaparece|vuelven|vuelvan ..5 @trouble|sangrar|sufrir|tener|aparecer|salir|sentir|doler|padecer|preocuparse|embarazarse|mas|nunca|$',
      unless: 'desde|regla|si|cuando|puede|pueden|aunque|hasta|urgencia+|tirar / al trabajo',
    },
    {
      says: 'nunca_mas|no_mas|ni_un|ni_una|jamas_otro|jamas_otra|basta_de ..1 @trouble',
      unless: 'no mas de / # / debe / ni un|una ..1 sola? ..1 dosis / hay|tiene|tengo|causa / mas que',
    },
    {
      says: 'para|por siempre',
      needs: '@trouble',
      unless:
        'no|metodo|anticonceptiv*|dura|queda|permanec*|virus|decision|ligadura|salpingoclasia|oclusion|cuerpo',
    },
    {
      says: 'libre+ de vph|virus|endometriosis|mioma+|dolor+|colico+|molestias|sintomas|bochornos|infeccion*|quistes|cancer|incontinencia|toallas',
      unless: 'puede|dias|horas|anos|esta|este|si',
    },
    {
      says: 'recupere|recupera|recuperara|recuperaras|recuperas|devolvemos|devuelve|devuelva|regresamos|recuperen|recuperaremos ..2 su|tu|la|le|el|sus ..2 vida|fertilidad|juventud|feminidad|figura|vagina|intimidad|pasion|deseo|placer|salud|seguridad|confianza|bienestar|firmeza|cuerpo|felicidad|energia|libido|alegria|sonrisa|tonicidad',
      unless: 'poco|despacio|ritmo|semanas',
    },
    { says: '~revertir/reviert ..3 @trouble|edad|envejecimiento|reloj', unless: 'puede|suele|no' },
    {
      says: '~resolver/resuelv:first|solucionamos|resolvemos|soluciona ..3 @trouble|infertilidad|todo+|cualquier',
      unless: 'dudas|preguntas|solo|sola|casos|cirugia|puede',
    },
    {
      says: 'los|las|sus|tus|su|tu|el ..1 @trouble ..1 ~desaparecer|desaparece|desaparecen|van|iran|se|queda ..2 en|para|con|desde|por ..1 siempre|#|una|nuestro|completo|tratamiento',
      unless: `${body} / embarazo|menopausia / meses|anos / no`,
    },
    {
      says: 'fin|final a|al|de|del ..2 @trouble',
      needs: 'por|pon*|llego|el|dale|adios / ^ fin',
      unless: 'semana|mes|dia|embarazo',
    },
    { says: 'vive|viva|vivir|vida|vivira ..2 sin ..2 @trouble', unless: 'con o sin / posible / puede' },
    {
      says: 'volvera|volveras|vuelva|vuelve|volver ..2 a ser|sentirse|sentirte ..3 joven|mujer|virgen|madre|misma|plena|jovencita|completa|tu|usted',
    },
    {
      says: '~desaparecer|desaparece|desapareceran|elimina|quita|borra|disuelve ..3 @trouble',
      needs:
        'te|le|tratamiento+|laser|ozono|suero|terapia+|nuestro+|ayudamos|te|magia|naturalmente|formula|capsulas / sin cirugia',
      unless: `${body} / no / cirugia ..3 quita|retira`,
    },
    {
      says: 'todas|todo|toda ..2 enfermedad*|@trouble|tipo',
      needs: '~curar|~eliminar|~sanar|curamos|solucionamos|resolvemos',
      unless: 'no',
    },
    { says: 'sin cirugia|operar|pastillas|hormonas ni|y ..3 recaida*|dolor' },
    { says: 'sin|cero|nunca recaida+|regreso|recurrencia+', unless: 'meses|anos|semanas' },
    { says: 'tiene|tienen solucion|cura ...2 y|aqui|conmigo', needs: '@own|y|aqui' },
  ],
}
