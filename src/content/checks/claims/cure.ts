import { type ClaimKind, provable } from './claim.ts'

const body =
  'se ..1 @fixes ..5 con|tras|un|una tratamiento|antibiotico*|medicamento+|penicilina|metronidazol|cirugia|ovulo / el cuerpo / va|van|quita|quitan|cae|caen|resuelve|resuelven|desaparece|desaparecen|irse ..1 solo+ / organismo|defensas|sistema|inmunitario|inmunologico / espontanea* / por si / antibiotic*|antiviral* / hidrat* / puede|pueden|podria|podrian|suele|suelen|ayuda|ayudan|algunas|algunos / a veces'

export const cure: ClaimKind = {
  id: 'palabra-cura',
  why: 'Ofrece una curación: quien no se cure puede reclamarla, y la autoridad la considera engañosa.',
  law: `${provable} No se ofrecen curaciones ni tratamientos definitivos sin prueba.`,
  better: 'Le explico qué tratamientos hay, qué puede esperarse de cada uno y qué seguimiento necesita.',
  claims: [
    {
      says: '~curar:first|~erradicar:first|sanamos|sanare|sanaremos',
      unless: 'herida+|puede',
      instead: 'tratamos',
    },
    {
      says: 'le|te|la|les|los|las|lo|nos curo|curamos|cura|cure|curara|sano|sanamos|sana',
      unless: `${body} / herida+ / como la? cura`,
    },
    {
      says: 'elimine|elimina|acabe|acaba|termine|termina|borre|borra|venza|vence|combata|combate|quitese|quitate|ponga|pon|deje_atras|deja_atras|vencer|superar|ponle|pongale|dale|dele|deshagase|deshazte|despidase|despidete|liberese|liberate|librese|erradique|erradica|desaparezca|revierta|revierte|cure|curese|curate|sane|sanate|sana|olvidese|olvidate|olvide|olvida|diga|di|digale|dile|escape|salga|resuelva|resuelve|supere|supera|derrote|mata|mate|saque|saca|regenera|regenere|limpia|limpie|soluciona|solucione ..4 @trouble|utero|matriz|ovario*|vientre',
      unless: `${body} / @hedge|no|ninguna|estudio+|dudas|tratamiento_con / pastilla ..6 tome|tomar|dosis`,
    },
    {
      says: '~dejar|deje|basta|harta|cansada|ya_no ..2 de? ..1 ~sufrir|~padecer|~batallar|~aguantar|~vivir ..4',
      needs: '@trouble & @hers|hoy|ya|siempre|basta|^',
      unless: '@hedge|consult*|venga_a_revis*|normal|cuente*',
    },
    {
      says: 'adios|fin|alto|hasta_nunca ..1 a|al|de|del|con ..3 @trouble|pastillas|inseguridades',
      unless: 'semana|mes|antes|embarazo|eslogan|poner_fin',
    },
    {
      says: '@trouble ..1 fuera|adios|nunca_mas|resuelt*|solucionad*|vencid*|cero',
      unless: '@hedge|no|mismo|de',
    },
    {
      says: 'nunca_mas|no_mas|ni_un|ni_una|basta_de|cero ..2 @trouble',
      unless: 'hay|tiene|tengo|causa|que|#|debe|@hedge',
      evenDenied: true,
    },
    {
      says: 'libre+|vida|vive|viva|vivir ..1 de|sin ..3 @trouble',
      unless: '@hedge|horas|con_o|pidalo|medicamento|derecho|hasta',
    },
    {
      says: '@fixes ..8 @trouble',
      needs:
        '@hers|@surely|@quickly|@quack|este|estos / no_regres*|y_no_vuelv* / en|tras|con #|pocas|pocos|una|un|unos ..2 @time',
      unless: `${body} / @hedge|no|ni|conserva|salida|antibiotic*|penicilina|antes|consult*|hierro|tratamos|dudas|puntos|sutur*|extirp*|cesarea|biopsia|laparoscopia|histeroscopia|histerectomia|operacion`,
    },
    {
      says: '@trouble ..9 @fixes|se_va|se_van|se_fue|se_fueron|se_ira|se_iran|habra_ido|sale|salen|acaba*',
      needs: '@hers|@surely|@quickly|@quack|este|estos|estas|laser|gracias',
      unless: `${body} / @hedge|ni|no_siempre|no_desaparece|no_cura|no_quita|rara_vez|no_tiene|no_hay|no_existe|antibiotic*|penicilina|consult*|biopsia|embarazo|parto|retir*|algunas|histerectomia`,
    },
    {
      says: '~curar ..3 @trouble',
      unless: `${body} / @hedge|no|cirugia|histerectomia|a_tiempo|tempran*|penicilina|antibiotic*`,
    },
    {
      says: '@ownVoice|laser|suero ..4 lo|la|los|las|le ..2 @fixes',
      unless: `${body} / herida+|dudas|no|cita`,
    },
    {
      says: '~quitar:first|quitamos|quito|eliminamos|elimino|desaparecemos|borramos|acabamos|acabo|erradicamos|sacamos|revertimos|terminamos|desaparezco ..3 @trouble|@harm|todo+',
      unless: 'dudas|miedo*|biopsia|quirurgic*|laparoscopia|histeroscopia|adherencias|si|no',
    },
    {
      says: 'cura|curacion|sanacion|tratamiento+|solucion*|remedio+|salida|terapia|medicina ..2 definitivo+|permanente+|milagros*|magic*|total+|final|radical|completa|segura|infalible+|natural_y',
      unless:
        'adelant*|nacimiento|parto / histerectomia / cirugia / cancer / metodo+|anticoncep* / no|ni|salpingoclasia|es_el_tratamiento',
      instead: 'tratamiento',
    },
    {
      says: 'tiene|tienen|hay|existe|encontro|encontramos|descubr*|tenemos ..2 cura|remedio|solucion',
      needs: '@ownVoice|aqui|consultorio|clinica|yo|tenemos|sí',
      unless: 'no|@hedge|dudas',
    },
    {
      says: 'incurable+|desahuciad*|imposible+|sin_remedio',
      needs: '@hers|~curar|logr*',
      unless: 'no_es|hay_infecc*',
    },
    {
      says: 'no|nunca|jamas ..1 volvera|volveras|volveran|vuelve|vuelva|vuelvas|vuelven|vuelvan|regresa|regresara|regresan|regrese|regresen|reaparece|reaparecen|repite|repitan|sale_mas ..5',
      needs: '@trouble',
      unless: '@hedge|regla|tirar|al_trabajo|desde|embarazo|menopausia|no_deje',
      evenDenied: true,
    },
    {
      says: 'recupere|recupera|recuperara|recuperaras|recuperas|devolvemos|devuelve|devuelvo|devuelva|regresamos|recuperaremos|recobre|recobra ..3 vida|fertilidad|juventud|feminidad|figura|vagina|intimidad|pasion|deseo|placer|confianza|firmeza|cuerpo|felicidad|energia|libido|alegria|sonrisa|tonicidad|vitalidad|lozania|regularidad|ciclo',
      unless: 'poco|despacio|ritmo|semanas|@hedge|despues|anticoncep*|retir*',
    },
    {
      says: [
        '~regenerar|~reactivar|~rejuvenecer|~revivir|~despertar/despiert ..3 ovario*|utero|matriz|endometrio|fertilidad|ciclo|hormonas',
        'extirpo|extirpamos|devuelvo|devolvemos|regreso|regresamos ..3 mal|salud|@trouble|vida|fertilidad',
      ],
      unless: '@hedge|no',
    },
    {
      says: 'sana|sane|sanar|sanacion|sanando|~curar ..4 utero|matriz|vientre|ovario*|linaje|raiz|interior|adentro',
      unless: '@hedge|herida',
    },
    {
      says: 'de|desde|a raiz|adentro|fondo|tajo',
      needs: '@trouble|@fixes & @fixes|atac*|trat*|resolv*',
      unless: '@hedge|pelo|no',
    },
    {
      says: 'para|por siempre',
      needs: '@trouble|@fixes|adios',
      unless:
        'no|metodo|anticonceptiv*|dura|queda|permanec*|virus_queda|decision|ligadura|salpingoclasia|oclusion|cuerpo|puede|pueden',
    },
    {
      says: 'vuelve|vuelva|volvera|volveras|volver ..2 ser|sentir*|reglar|ovular ..4',
      needs: 'de_antes|joven|mujer|virgen|misma|plena|veinte|20|@hers|regenera|reactiva|normal',
      unless: '@hedge|anticoncep*',
    },
    {
      says: '~curar|~sanar|~aliviar',
      needs: 'prometo|va_a|vas_a|100|cientos|miles & @trouble|prometo|pacientes|doctora',
      unless: '@hedge|herida+|no',
    },
    {
      says: [
        'bye|chao|chau|ciao|hasta_la_vista|good_bye|au_revoir|ya_es ..3 @trouble|historia|siempre',
        'con ..1 nosotros|nosotras|@ownVoice ..4 @trouble ..2 @fixes|se_va|se_acaba',
        'con ..1 eso|esto se cura|quita',
      ],
      unless: '@hedge',
    },
    {
      says: 'queda|quedan|quedas|quedo|quedara|quedaran ..2 eliminad*|curad*|sano+|limpi*|libre|resuelt*|como_nueva',
      unless: '@hedge|no|herida+|para_saber',
    },
    {
      says: 'lo|la|los|las|te|se|le ..2 quito|quitamos|desaparezco|desaparecemos|curo|curamos|elimino|eliminamos|borro|borramos|saco|sacamos|resuelvo|resolvemos|arreglo|sano|sanamos',
      unless: 'dudas|puntos|suturas|@hedge|herida+|no_le|cita',
    },
    { says: 'aqui|conmigo|laser ..3 negativ*|sana|limpia', unless: '@hedge|prueba_negativa' },
    {
      says: 'si|sí|podemos|puedo|sabemos ..1 podemos|puedo|sabemos|curamos|cura|curo|quitamos|funciona ..1 curar*|sanar*|ayudar|quitar*|se|$',
      unless: '@hedge|herida+',
    },
    {
      says: 'aqui|conmigo|nosotros ..2 se|la|lo ..1 @fixes|embaraza|embarazan',
      unless: '@hedge|dudas',
      evenDenied: true,
    },
    {
      says: ['donde ..3 @trouble ..1 termina|acaba|muere|se_va|desaparece', 'de @trouble ..3 a cero|nada'],
    },
    {
      says: 'deja|dejan|dejamos|dejo|queda|quedan|quede ..3 libre+|limpi*|sano+|vencid*|eliminad*|derrotad*',
      unless: '@hedge|no|herida+',
    },
    {
      says: 'para ~erradicar|~revertir|curar|erradicar|acabar|desaparecer|exterminar ..4 @trouble',
      unless: '@hedge|no|antibiotic*',
    },
    { says: '@fixes', needs: '@trouble & @ownVoice|aqui|@quack', unless: '@hedge|@conduct' },
    {
      says: 'sí ..1 se|le|te? puede|tiene|hay|existe ..2 @fixes|remedio',
      needs: '@hers|te|le|^ sí',
      unless: 'vacuna*|no',
    },
    { says: 'haz|haga|hagamos|logra|logre|hacemos que ..4 @trouble ..3 @fixes', unless: '@hedge|no' },
    {
      says: 'hacemos|hace|hacen|hizo|dejamos|deja|pasa|pasan|convierte|volvemos|mandamos|queda|quedara|sera ..3 historia|pasado|recuerdo|anecdota|olvido|atras|fuera|cosa_del_pasado|extirpad*|borrad*|sepultad*',
      needs: '@trouble|vida|existencia|expediente|los|las|lo|la',
      unless: '@hedge|historia_clinica|clinica|antecedente*|cirugia+|si|preg*|no_deja|ultimo',
    },
    {
      says: 'deja|dejan|dejara|dejaran|dejas|deje de ser|tener|sufrir|vivir|padecer|usar|depender ..5',
      needs: '@trouble|dolencia|miomas|problema & @hers|con|regimen|@remedy|^|los|pasa',
      unless: '@hedge|consult*|normal|fertil|doler',
    },
    {
      says: 'ya no|nunca ..1 vuelve|vuelven|regresa|regresan|aparece|aparecen|estorba|interpone ..4',
      needs: '@trouble|varicocele|corrige|elimina',
      unless: '@hedge|si|consult*|metodo|fertil*|menopausia|regla',
      evenDenied: true,
    },
  ],
}
