import { type ClaimKind, consumerLaw, provable } from './claim.ts'

const cited =
  'segun / de acuerdo con / estudio+|literatura|articulo|revision|publicad*|oms|inegi|acog|guia|encuesta|nacional / vari* / depende*'

export const rates: ClaimKind = {
  id: 'palabra-cifras',
  why: 'Una paciente puede exigir que se le cumpla esa cifra, y la autoridad, que se le demuestre.',
  law: `${provable} Una cifra de resultados propios pide un estudio que la respalde. ${consumerLaw}`,
  better: 'En la consulta le explico qué resultados pueden esperarse en un caso como el suyo.',
  claims: [
    {
      says: '#|cero|dos|tres|ninguna|ninguno ..1 de cada? #|mil|cien ..1 ',
      needs: '@ownVoice|doctora|consultorio|clinica|opero|operamos|atiendo|atendemos|hemos|he',
      unless: `${cited} / anos|horas|pesos|minutos`,
    },
    {
      says: '# %|por_ciento|porciento ..6 ',
      needs: '@ownVoice|doctora|consultorio|clinica|logramos|logro|obtenemos|aqui|usted',
      unless: `${cited} / coaseguro|deducible|aseguradora+|poliza|pago|iva|descuent*|cobertura|alcohol|edad|anticipo`,
    },
    {
      says: 'mi|mis|nuestro+|conmigo|aqui ...6 # %|por_ciento|porciento|de_cada',
      unless: `${cited} / aseguradora+|poliza|anticipo|cobertura`,
    },
    {
      says: 'casi|practicamente|todas|todos|ninguna|cada ..4 mujer|mujeres|pacientes|senoras|parejas|mamas ..4 que ..3 atiendo|atendemos|opero|operamos|vienen|llegan|trato|tratamos|confian|pasan|entran',
      needs: '@outcome|@gone|@trouble|embaraz*|sale*|regres*|felices|bien|content*|quedan',
      unless: 'explic*|pregunt*|dudas',
    },
    {
      says: 'en|con|de # anos ..6 ',
      needs: 'nunca|ninguna|ni_una|cero|jamas|solo_una',
      unless: `${cited} / edad|vacuna|embarazo`,
    },
    {
      says: 'nunca|jamas|ninguna|ni_una|nadie ..6 ',
      needs:
        'mis|nuestras|opero|operado|operamos|atendido|atendemos|conmigo ..3 # / paciente* ..4 quej*|muri*|muert*|complic*|regres*|arrepent*|recaid*|infect*|perdi*',
      evenDenied: true,
      unless: 'juzg*|compart*|explic*|sola|dud*|acud*',
    },
    { says: '#|%|por_ciento|porciento ..2 de mis|nuestros|nuestras', unless: cited },
    {
      says: 'indice|tasa|cifra|porcentaje|promedio|calificacion ..1 mas|mejor|mayor|perfect*|de # ..3 ',
      needs: '@ownVoice|contamos|tenemos|estado|@region|pacientes',
      unless: cited,
    },
    {
      says: 'efectividad|exito|eficacia|satisfaccion ..2 arriba|superior|mayor|mas|cercana|casi ..2 #|total|perfect*',
      unless: `${cited} / metodo+|condon|diu|pastilla+|implante|vacuna+`,
    },
    { says: 'gran|inmensa|absoluta mayoria ..2 mis|nuestras|quienes_vienen' },
    {
      says: 'mas de|mil|miles # ..1 embarazos|bebes|casos|cirugias|mujeres|pacientes|partos|familias ..2 logrados|exitos*|felic*|satisf*|curad*|sanos|resuelt*|contentas|sin|lo_avalan|nos',
      unless: cited,
    },
    {
      says: 'record|marca de|perfecto|invicto ..4 ',
      needs: '@outcome|@ownVoice|cirugias',
      unless: 'libro|expediente',
    },
    {
      says: 'nuestro+|mis|mi resultados|estadisticas|pacientes|logros|numeros|cifras|casos|testimonios ..1 hablan|comprueban|demuestran|avalan|respaldan|confirman|lo_dicen|son_prueba',
    },
    {
      says: 'es|son|somos|nuestra ..1 mejor carta|prueba de ..2 ',
      needs: '@women|resultados|@ownVoice',
      unless: 'embarazo|estudio',
    },
    {
      says: '# %|por_ciento|porciento ..3 probabilidad|probabilidades|posibilidad|posibilidades|certeza|garantia',
      needs: 'usted|tendra|tendras|tiene|@ownVoice|doctora',
      unless: `${cited} / edad|mujeres|recurrencia`,
    },
    {
      says: 'todas|todos|ninguna|ningun|nadie|casi_todas|mayoria|cada ...8 conmigo|mi_consulta|mis_pacientes|mis_manos|nuestro+|este_consultorio|confiaron|confian ...8 ',
      needs:
        '@trouble|@outcome|embaraz*|dolor|~regresar|~repetir|content*|feliz|felices|salen|terminan|quedan|cirugia+|medicamento|dolido',
      unless:
        'explic*|escuch*|pregunt*|dudas|reciben|recibe|expediente|cita|atiend*|consentimiento / todos los dias|jueves|martes',
    },
    {
      says: 'conmigo|nuestras|mis|aqui ..2 pacientes? ..2 todas|ninguna|nadie|nunca|siempre|jamas ..4 ',
      needs:
        '@trouble|@gone|embaraz*|quedan|@outcome|content*|felices|~regresar|repit*|duele|dolor|salen|mejor*',
      unless: 'explic*|escuch*|pregunt*|dudas|reciben|esper*|juzg*|cobr*|oblig*|guard*',
    },
    { says: 'ninguna|ninguno|nadie|ni_una ..1 de? ..1 mis|nuestras|nuestros @women' },
    {
      says: 'nuestro+|mis ..1 parto+|cirugia+|paciente+|tratamiento+|operacion*|caso+|embarazo+ ..3 terminan|salen|quedan|acaban|son|logran|resultan ..2 bien|perfect*|exito+|exitos*|feliz|felices|sanas|sanos|excelente+|satisf*|curadas',
      unless: '@hedge',
    },
    { says: '# % ..4 @trouble ..3 @gone', unless: cited },
    {
      says: '# % ..1 de ..2 @trouble|casos|cirugias|partos',
      needs: '~desaparecer|desaparecen|resuel*|@ownVoice|protocolo|doctora|@gone',
      unless: `${cited} / embarazo+|cirugia+ ..3 termina / fuma*|muert*`,
    },
    {
      says: 'efectividad|eficacia|exito|satisfaccion|probabilidad|certeza|acierto|aprobacion|confiabilidad|precision ..3 # %|por_ciento|porciento',
      unless: `${cited} / condon|diu|pastilla+|anticoncep*|implante|prueba+|metodo+|vacuna+|parche|uso_tipico|uso_perfecto|mastografia`,
    },
    {
      says: '#|# de cada? #|mil',
      needs: 'de_cada ..3 conmigo|vienen|@ownVoice / # de # casos|pacientes|parejas|partos|mujeres',
      unless: `${cited} / anos|horas|pesos|telefono|calle|dias|minutos|mxn`,
    },
    {
      says: 'solo|apenas|unicamente #|una|dos|tres|uno ..2 regres*|~complicar|~repetir|~quejar|volvieron|tuvo|tuvieron',
      needs: '@ownVoice|confiaron|ano|pacientes',
      unless: cited,
    },
    {
      says: 'cientos|miles|decenas|centenares|millones|infinidad|cantidad ..1 de? ..1 casos|familias|historias|nacimientos|cirugias|partos|bebes|mamas|mujeres|pacientes|embarazos ..3 nos|me|lo|exitos*|resuelt*|lograd*|felic*|satisf*|respald*|avalan|poblanas|curad*|ayudad*|agradecid*',
      unless: cited,
    },
    {
      says: '# %|por ciento|porciento? ..3 exito|satisfaccion|satisfech*|acierto|aciertos|certeza|curacion|casos|curad*',
      unless: cited,
    },
    {
      says: '# %|por ciento|porciento? ..2 efectividad|eficacia|efectivo+|embarazo+|positiv*|recuperad*',
      needs: '@own / tratamiento+|cirugia+|procedimiento+|tecnica+ / metodo propio',
      unless: cited,
    },
    { says: '# % ..2 mis|nuestras ..3 @women' },
    {
      says: '# % ..2 @women ..4 satisf*|~recomendar/recomiend|feliz|felices|~lograr|~volver/vuelv|~quedar|~curar|~mejorar|~confiar',
      unless: cited,
    },
    {
      says: '100|cien|cientos %|por ciento|porciento? ..1 efectivo+|eficaz|eficaces|seguro+|garantizado+|comprobado+|confiable+|natural+|real+|preciso+|exacto+|libre|exito|recomendad*|satisf*|efectividad|eficacia|certero+|indoloro+|seguridad|certeza|profesional*|curad*|sano+|recuperad*|resultados|limpi*|inofensiv*|inocuo+',
      instead: 'con la eficacia que le explico en la consulta',
    },
    {
      says: '# ..1 %|por ciento|porciento? seguro+|confiable+|efectivo+|eficaz|exacto+|exitoso+',
      unless: cited,
    },
    {
      says: '# de cada # ..1 @women ..6 ~recomendar/recomiend|satisf*|nos|~elegir/elig|~lograr|~volver/vuelv|~quedar|~preferir/prefier|~confiar|conmigo|curad*|mejor*',
      unless: cited,
    },
    { says: '# de cada # ..1 de? mis|nuestras' },
    {
      says: 'tasa|tasas|porcentaje|porcentajes|indice|indices|nivel|niveles|probabilidad ..2 exito|efectividad|satisfaccion|recuperacion|curacion|acierto|eficacia|aprobacion|recomendacion',
      unless: cited,
    },
    {
      says: 'exito comprobado|asegurado|total|rotundo|garantizado|probado|absoluto|demostrado|seguro',
      instead: 'experiencia',
    },
    {
      says: 'efectividad|eficacia comprobada|probada|total|garantizada|demostrada|absoluta|insuperable',
      unless: cited,
    },
    {
      says: 'caso+|parto+|cirugia+|operacion*|tratamiento+|embarazo+|procedimiento+|historia+ ..1 exitoso+',
      needs: '# / mil|miles|cientos|todo+|@own|~ser:first|cada|muchos|decenas / ^ ..2 exitos*',
    },
    { says: '^ ..4 casos|historias|historia de exito' },
    {
      says: 'mil|miles|cientos|centenares|decenas|millones|# ..2 @women ..5 satisf*|feliz|felices|~confiar|~respaldar|~avalar|~comprobar/comprueb|agradecid*|~recomendar/recomiend|curad*|~lograr|embarazad*|demuestran|recuperad*|~elegir/elig|testigos|contentas|sanad*|transformad*|ya',
      unless: cited,
    },
    {
      says: 'todas|todos|casi|ninguna|cada|mayoria ..3 mis|nuestras ..1 @women ..5 ~lograr|~embarazar|~quedar|~recomendar/recomiend|~curar|~mejorar|~sanar|~volver/vuelv|satisf*|feliz|felices|~recuperar|~salir|~quejar|~tener/tien|~notar|~conseguir/consig|encantad*',
    },
    { says: '# estrellas' },
    { says: 'resultado+ ..2 comprobad*|probados|demostrad*|certificad*', unless: `${cited} / clinic*` },
    {
      says: 'nuestro+|mis|mi ..2 estadisticas|numeros|cifras|resultados lo? ..2 ~hablar|~decir/dic|~comprobar/comprueb|~demostrar/demuestr|~respaldar|~avalar',
    },
  ],
}
