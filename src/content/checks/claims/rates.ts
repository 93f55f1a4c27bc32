import { type ClaimKind, consumerLaw, provable } from './claim.ts'

const cited =
  'segun / de acuerdo con / un|una|segun|este|#|varios estudio+|revision / estudio+ con|de #|publicado|clinico|mostro /  guia+|oms|acog|nice|inegi|cdc|nejm|lancet|cochrane|figo|eshre|cenetec|iarc|ensanut|encuesta|norma|nom|refiere|sociedad / literatura|articulo|revision|publicad*|oms|inegi|acog|guia|encuesta nacional / vari* / depende*'

const insured =
  'coaseguro|deducible|aseguradora+|poliza+|pago|iva|cobertura|alcohol|anticipo|descuent*|cancel*'

export const rates: ClaimKind = {
  id: 'palabra-cifras',
  why: 'Una paciente puede exigir que se le cumpla esa cifra, y la autoridad, que se le demuestre.',
  law: `${provable} Una cifra de resultados propios pide un estudio que la respalde. ${consumerLaw}`,
  better: 'En la consulta le explico qué resultados pueden esperarse en un caso como el suyo.',
  unless: cited,
  claims: [
    {
      says: '# %|por_ciento|porciento',
      needs:
        '@hers|doctora & @outcome|@trouble|@women|probabilidad*|casos|recomien*|satisf*|efectiv*|eficac*|exito|acierto|resultados|certeza',
      unless: insured,
    },
    {
      says: '#|nueve|ocho|siete|dos|tres|cero|ninguna ..2 de cada? #|mil|cien ..8',
      needs: '@hers|vienen|opero / @women ..4 @outcome',
      unless: 'anos|horas|pesos|minutos|dias|lunes|martes|miercoles|jueves|viernes|sabado+|domingo+',
    },
    {
      says: '# %|por_ciento|porciento ..3 de? ..3 -embarazos|mujeres|pacientes exito|satisfaccion|satisfech*|acierto+|certeza|curacion|curad*|efectiv*|eficac*|eficaz|segur*|confiable+|exacto+|recuperad*|embarazo+|positiv*|probabilidad|garant*|recomend*|natural|libre|exitos*|resultado+',
      unless: `${insured} / condon|diu|pastilla+|anticoncep*|implante|metodo+|vacuna+|parche|uso|@hedge|edad`,
    },
    {
      says: '100|cien|cientos %|por_ciento|porciento? ..1 efectivo+|eficaz|eficaces|seguro+|garantizado+|comprobado+|confiable+|natural+|real+|preciso+|exacto+|libre|exito|recomendad*|satisf*|efectividad|eficacia|certero+|indoloro+|seguridad|certeza|profesional*|curad*|sano+|recuperad*|resultados|limpi*|inofensiv*|inocuo+',
      unless: 'algodon',
      instead: 'con la eficacia que le explico en la consulta',
    },
    {
      says: 'efectividad|eficacia|exito|satisfaccion|probabilidad|certeza|acierto|aprobacion|confiabilidad|precision|complicaciones|embarazo|recomendacion ..4 #|arriba|superior*|mayor|nulo|casi|insuperable|perfect*',
      needs: '@hers|tasa+|indice+|porcentaje+|nivel|probabilidad|%|por_ciento|doctora|promedio',
      unless:
        'condon|diu|pastilla+|anticoncep*|implante|prueba+|metodo+|vacuna+|parche|uso_tipico|mastografia|@hedge|cada|semana',
    },
    {
      says: 'tasa+|porcentaje+|indice+|nivel|niveles|probabilidad|promedio|cifra+|estadistica+|numeros ..3 exito|efectividad|satisfaccion|recuperacion|curacion|acierto|eficacia|aprobacion|recomendacion|embarazo+|complicac*|infecc*|cesareas|partos',
      needs: '@hers|alto+|altisim*|mayor|mejor|superior*|nulo|baj*|exito|pregunt*|satisf*|#',
      unless: 'glucosa|hormon*|sangre|@hedge|pais|fecundacion|vitro|edad',
    },
    {
      says: '#|mil|miles|cientos|decenas|centenares|millones|infinidad|centenas|incontables|cantidad ..3 @women|casos|familias|historias|nacimientos|cirugias|partos|bebes|mamas|embarazos|procedimientos|vidas ..6 exitos*|satisf*|feliz|felices|felic*|~confiar|~respaldar|~avalar|avalan|~comprobar/comprueb|agradecid*|~recomendar/recomiend|curad*|~lograr|lograd*|resuelt*|sanos|testigos|content*|sanad*|transformad*|bien|lo_dicen|no_se_equivocan|de_exito|nos_eligen|ayudad*|cambiad*|@ownVoice|demuestr*|poblanas|nacidos',
      unless: 'semana+|edad|puede+|anos_de|parto_a',
    },
    {
      says: 'todas|todos|casi|practicamente|ninguna|cada|mayoria|nadie|ni_una|nueve|ocho ..8 mis|nuestras|mia|nuestros|conmigo|atiendo|atendemos|opero|operamos|trato|tratamos|vienen|llegan|confian|confiaron|pasan|puesto|operado|atendido|mi_consulta|mis_manos',
      needs:
        '@outcome|@trouble|@fixes|embaraz*|@relapse|@good|mejor*|recomiend*|satisf*|encantad*|feliz|quedan|salen|dolido|infect*|complic*|arrepent*|recae*|recaid*|medicamento|dej*',
      unless:
        'explic*|pregunt*|dudas|reciben|recibe|expediente|cita|consentimiento|todos_los|juzg*|compart*|embarazos_de|cobr*|oblig*|consulta_mis|@hedge|cada_quien|cada_una',
      evenDenied: true,
    },
    {
      says: 'conmigo|nosotros|nosotras|aqui|mis|nuestras|nuestros ..3 todas|todos|nadie|ninguna|nunca|siempre|jamas|pacientes|mujeres|partos|cirugias',
      needs:
        '@fixes|embaraz*|@outcome|@trouble|@relapse|recae*|quedan|salen|funciona*|falla*|mejor*|logra*|complic*|resultado* & todas|todos|nadie|ninguna|nunca|siempre|jamas|bien|exito*|perfect*|satisf*|felices',
      unless:
        'explic*|escuch*|pregunt*|dudas|reciben|esper*|juzg*|cobr*|oblig*|guard*|public*|cita|fotograf*|expediente|@hedge',
      evenDenied: true,
    },
    {
      says: 'exito|efectividad|eficacia|resultado+ comprobad*|asegurad*|rotundo|garantizad*|probad*|absolut*|demostrad*|certificad*|insuperable',
      unless: 'no',
      instead: 'experiencia',
    },
    {
      says: 'caso+|parto+|cirugia+|operacion*|tratamiento+|embarazo+|procedimiento+|historia+|nacimiento+ ..1 exitoso+|de_exito',
      needs: '#|mil|miles|cientos|@hers|cada|decenas|^|todo+|mas',
      unless: '@hedge',
    },
    {
      says: 'ninguna|ninguno|nadie|ni_una ..2 de ..8 conmigo|les_he|le_he|he|atend*|oper* ..8',
      needs: '@trouble|@outcome|@fixes|embaraz*|regres*|complic*',
      unless: '@hedge',
      evenDenied: true,
    },
    {
      says: 'el? 100|cien %|por_ciento|porciento ..2 se|lo|de',
      needs: '~aliviar|alivia*|@fixes|mejor*|satisf*|logr*|pacientes',
      unless: 'seguro|poliza',
    },
    {
      says: '# de cada #|cien|diez|mil ..4',
      needs: '@good|bien|@ownVoice|<|historia',
      unless: '@hedge|anos',
    },
    {
      says: 'sin|ni|ninguna|ninguno ..1 un|una|termino|sola|solo ..2',
      needs:
        '#|mil|cientos & anos|cirugias|partos|histerectomias|cesareas|pacientes|mujeres|doctora|operaciones|procedimientos|diu & solo|sola|ninguno|ninguna',
      unless: '@hedge',
      evenDenied: true,
    },
    {
      says: 'de # que ..4 #',
    },
    {
      says: 'ni un|una|ningun|ninguna solo|sola ..3',
      needs: '@women|nacimiento|parto|caso|cirugia|queja|#',
      unless: '@hedge',
      evenDenied: true,
    },
    {
      says: 'casi todas|todos|todititas|toditas ..6',
      needs: '@results|@good|regulariz*|bajan',
      unless: '@hedge|casos|segun',
    },
    {
      says: 'tasa|indice|porcentaje|promedio|estadistica+|numeros ..8 excede|excedemos|supera|superamos|por_encima|arriba|rebasa|rebasamos|hablan|nos_respaldan|duplica',
      needs: '@hers|nacional|hablan|usted',
      unless: '@hedge|mortalidad',
    },
  ],
}
