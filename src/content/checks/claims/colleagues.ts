import { type ClaimKind, provable } from './claim.ts'

const fault =
  'enganar|engan*|mient*|mienten|cobran|cobrar|prisa|prisas|apur*|ignor*|fall*|fracas*|rechaz*|minimiz*|sin|solo|solamente|no|nunca|venden|vende|abus*|minutos|innecesari*|necesidad|equivoc*|error*|confund*|negocio|caro+|lucr*|burl*|regan*|juzg*|jamas|mal|peor|obsolet*|anticuad*|viejo+|atras*|maltrat*|cientos|numero|desactualiz*|estaf*|recetan|operan|menos|incompet*|improvis*|inventan|asust*'

const help =
  'segunda opinion / si otro+ ..3 ~decir/dijo|dijo|dijeron|~recomendar / complement* / junto|colabor*|coordin*|referi*|equipo|canaliz*|envi*|interconsult* / puede acudir|consultar|pedir'

export const colleagues: ClaimKind = {
  id: 'palabra-comparacion',
  why: 'Compara con colegas o los desprestigia: pueden quejarse, y la paciente lee un ataque.',
  law: `${provable} La publicidad no denigra ni se compara sin prueba (Reglamento en Materia de Publicidad, art. 6).`,
  better: 'En la consulta le explico cada paso y resuelvo sus dudas.',
  claims: [
    {
      says: '@colleague|ginecolog*|colega+|partera+|gine ..6 ',
      needs:
        'solo ..2 dinero|cobrar|negocio / te|le|la|lo ..1 apuran|corren|enganan|mienten|ignoran|operan|despachan|juzgan|asustan|cobran|venden|recetan|confunden|lastiman|tratan_mal / por ..1 negocio|comodidad|flojera|dinero|ignorancia|lana|prisa / no ..2 saben|escuchan|explican|estudian|actualizan|revisan|tocan|preguntan|avisan|quieren|dicen|entienden|distinguen|capacitad*|preparad* / siguen ..2 usando|con|haciendo|recetando / ni ..1 voltean|revisan|escuchan|explican|miran|tocan|saben',
      evenDenied: true,
      unless: 'si_su|@hedge|puede|pregunt*|consejo',
    },
    {
      says: 'no|nunca|ni ..3 como ..2 otro+|esos|esas|los|las|aquellos|tanto+|mucho+|en ..2 @colleague|ginecolog*|lados|$|que|lugares',
      evenDenied: true,
      unless: 'metodo*|antes|siempre|las_demas',
    },
    {
      says: 'aqui|conmigo|nosotros|nosotras|yo ..1 no ..2 va|vas|la|le|te|somos|hay|receto|recetamos|opero|operamos|cobro|cobramos|vendo|vendemos|hacemos|hago|tendra|trato ..6 ',
      needs:
        'otro+|demas|muchos|negocio|cinco_minutos|diez_minutos|prisa*|numero|engan*|enganos|por_comodidad|innecesari*|de_mas|a_todas|maquila|montones|carreras',
      evenDenied: true,
    },
    {
      says: 'le|te|la|lo|nos ..1 dijeron|dijo|han_dicho|recetaron|operaron|mandaron|cobraron ..5 ',
      needs:
        'mal|minti*|enganaron|sin_necesidad|de_mas|por_nada|error|equivoc*|falso|innecesari*|tonter*|fallaron|fracas*',
      unless: 'segunda_opinion|puede',
    },
    {
      says: 'verdadero+|autentico+|real|unico+ especialista+|ginecolog*|doctor+|medico+|experto+',
      needs: 'no|con|acuda|consult*|venga|somos|soy|otros|visite|necesita',
      unless: 'certific*|verifi*|cedula',
    },
    {
      says: 'clinica+|consultorio+|hospital+|laboratorio+|farmacia+|doctor+|ginecolog* ..1 de|del? barat*|bajo_costo|dudos*|patito|garage|similares|esquina|cadena|gobierno|quinta|genericos|seguro',
      needs: 'no|ni|cuid*|mal|peor|nunca|arriesg*|improvis*|como|sin|evit*|alej*|saben|negocio',
      evenDenied: true,
      unless: 'urgencia*',
    },
    {
      says: 'otros|otras|ellos|demas ..2 cobran|hacen|prometen|operan|recetan|venden|enganan|mienten|ignoran|tratan|atienden|improvisan|abandonan|hablan|dicen|ven|dan|mandan|usan|asustan|inventan|apuran|corren ..4 ',
      needs:
        'mas|menos|mal|nosotros|yo|aqui|nunca|no|solo|sin|@ownVoice|rapido|dinero|cesarea*|innecesari*|viejo*|carreras',
      unless: `${help} / mujeres|estudios|metodos|depende|prefieren|embarazos|personas|sintomas`,
    },
    { says: 'la|nuestra|su|mi competencia', unless: 'profesional|de|area' },
    {
      says: 'innecesari* ..3 ',
      needs: 'otros|muchos|hospital*|medicos|doctores|cesarea*|cirugia*|ellos|colegas|@colleague',
      unless: 'evit* ..3 estudios|antibiotic*|no_le_pido|repetir|@hedge',
    },
    {
      says: 'le|te|la|lo ..1 minti*|enganaron|engano|estafaron|lastimaron|operaron_mal|dejaron_mal|ignoraron|desahuciaron|quisieron|maltrataron ..3 ',
      unless: 'puede denunciar|violencia|agred*',
    },
    {
      says: 'pasante+|practicante+|novato+|aprendiz*|estudiantes|residente+|inexpert*|aficionad* ..4 ',
      needs: 'no|ni|manos|como|otros|cuid*|en|lugar',
      evenDenied: true,
      unless: 'acompan*|supervis*|hospital_escuela|residente_de',
    },
    {
      says: 'medicina|doctores|medicos|consultorio+|hospital+ ..2 de farmacia|genericos|similares|del_gobierno|de_gobierno|baratos|patito|pirata*|del_seguro|del_imss',
      needs: 'no|ni|mal|solo|nunca|peor|como|cuid*|evit*|sin',
      evenDenied: true,
    },
    { says: 'no|ni soy|somos|es ..2 de los|esos|las|esas que', evenDenied: true },
    {
      says: 'a diferencia de|del|los|las ..4 ',
      needs: '@colleague|otros|demas|seguro|gobierno|farmacia|competencia',
      unless: 'metodo*|miomas|quistes|mastografia|tratamiento*|estudio*|enfermedad*|hormonal*',
    },
    {
      says: 'mejor|mas|menos|superior ..3 que|a en|los|las|el|otros|otras|cualquier|mi|mis|la|sus ..2 hospital*|seguro|colega*|doctor*|medic*|otros|demas|competencia|gobierno|imss|clinica*|ginecolog*',
      unless: 'riesgo|lejos|cerca|que_el_hospital|mujeres|resonancia / si ..6 doctor',
    },
    {
      says: 'los|las|muchos|muchas|otros|otras|algunos|demas|cualquier|esas|esos|ciertos|ciertas|varios|mayoria|tantos ..4 @colleague|ginecolog*|colega+ ..6 no|ni|solo|nunca|improvis*|cobr*|mient*|engan*|~operar|cesareas|comodidad|negocio|buscan|ignor*|despach*|dinero|venden|recetan|quiere|quieren|sabe|saben|capacitad*|fall*|minimiz*|carnicer*|tratan|maltratan|regan*|tardan|esconden|oculta*|olvid*|abandon*',
      unless:
        'depende|seguro|poliza|segun|si|reembolso|convenio|aplica / @hedge / en octubre|medicinas|estudios|diagnost* / no ..3 todos|todas / certific*|cuentan con',
    },
    {
      says: 'cuidese|cuidate|cuidado|alejese|huya|huye|aguas|ojo|aguzada|evite con|de|a ..4 @colleague|ginecolog*|quienes',
      evenDenied: true,
    },
    {
      says: 'improvis*|carnicer*|matasanos|vividor*|estafador*|rateros|inepto*|incompeten*|ineptitud',
      unless: 'no|cuello|cervical|istmo',
    },
    {
      says: 'no ..2 pagan|pago|recibo|cobro|vendo|receto|vivo|opero ..7 como|a_diferencia otro+|mucho+|a|tantos|algunos|los|las',
      evenDenied: true,
    },
    {
      says: 'como ..1 muchos|otros|tantos|los_demas|las_demas|los_otros|otras|algunos $',
      needs: '@own|yo|no|mi|me|@colleague|aqui',
      unless: 'metodos|estudios|mujeres|sintomas',
      evenDenied: true,
    },
    {
      says: 'aqui|conmigo|nosotros es|somos|soy distinto|diferente|distinta|distintos|diferentes|otra_cosa',
      evenDenied: true,
    },
    {
      says: 'yo si|no ..3 ',
      needs: '@colleague|otros|otras|ellos|demas|negocio',
      evenDenied: true,
      unless: 'puedo|si no',
    },
    {
      says: '@colleague|ginecolog* ..3 que ni|no|solo|nunca|jamas ..4 ',
      needs:
        'hart*|cansad*|voltean|miran|escuchan|explican|saben|dinero|revisan|oyen|reciben|buscan|capacitad*',
      evenDenied: true,
      unless: '@hedge|consejo',
    },
    {
      says: 'hospital+|clinica+|sector publico+|publica|general|gobierno|regional|imss|issste ..6 nadie|no|ni|mal|cesareas|peor|meses|comodidad|maltrat*|regan*|abandon*|tratan|descuid*|olvid*|fila+',
      unless:
        'puede|derecho|acud*|gratuit*|si|atienden|depende|archivo|telefono|deposito|visitas|urgencias|segun',
    },
    {
      says: 'otro+|demas|resto|competencia ..2 @colleague|lugares|lados|partes ..5 son|es|tienen|siguen|usan ..4 ',
      needs: 'carnicer*|unos|antigu*|viej*|obsolet*|peor|mal|caro+|pirata*|peligros*',
    },
    {
      says: 'verdadera|verdadero|real|autentica especialista|doctora|ginecologa|medico|experta',
      needs: 'acuda|no|otros|generales|con|capacitad*',
    },
    {
      says: 'nosotros|nosotras|yo|aqui ..2 si|nos|la|le ..6 ',
      needs: 'mientras ..3 otro+|otros_lados|otras|demas',
    },
    {
      says: 'en otro+ lado+|lugar*|consultorio+|clinica+|hospital* ..6 ',
      needs: 'no|hacen|esper*|minutos|despach*|cobran|trat*|solo|ni|mal|engan*|caro',
      unless: 'si|estudio+|trae|traiga|embarazo|vacuna|puede|cirugia|prefiere',
    },
    {
      says: 'mejor|mejores|superior+|menos|mas ..3 que|a ..1 otro+|cualquier|demas|resto|ningun|ninguna|todo+|los|las|el|la|en|muchos ..2 @colleague|competencia',
      unless: 'centro|riesgo que las? demas / que las? demas|otras mujeres|personas / mujeres|personas',
    },
    {
      says: 'mejor|mejores|mas ..2 que nadie|ninguno|ninguna|cualquiera|otro|otros|los|en otro? demas|lado|lados|lugar|competencia|otros|$',
      unless: 'mujer*|metodo*|riesgo|tratamiento+|estudio+|anticoncep*|condon|vale|usted|conoce / su cuerpo',
    },
    { says: 'a diferencia de|del ..3 @colleague|competencia|demas $?', unless: 'metodo*' },
    { says: 'a diferencia de otros|otras|muchos|muchas|los|las ..1 @colleague|$|demas' },
    {
      says: 'otro+|mucho+|alguno+|cualquier|mayoria|demas|esos|esas|ciertos|ciertas|varios ..3 @colleague|ginecolog*|gine ..7 ',
      needs: fault.replaceAll('/', '|'),
      unless: help,
    },
    {
      says: 'no ..1 deje|dejes|dejen|deja ..1 que? ..2 ~enganar|~estafar|~operar|~sorprender|~confundir|~mentir|~lastimar|enganen|engane|enganar|operen|enganada|cobren',
      evenDenied: true,
    },
    { says: 'charlatan*|matasanos|carnicero+|improvisad*|mercaderes|medicuchos', evenDenied: true },
    {
      says: 'falso+|malo+|pseudo|supuesto+|dizque medico+|doctor+|especialista+|ginecolog*',
      unless: 'verifi*|consult* ..3 cedula|registro',
      needs: 'no|cuid*|como|hay|otros|tantos',
    },
    {
      says: 'cansad*|hart*|decepcionad*|aburrid*|fastidiad* ..3 @colleague|que|consulta+ ..6 ',
      needs: '@colleague|ginecolog*|minutos|otros|nadie|escuch*|hagan|atiendan|consulta+|ignor*|digan',
      unless: 'trabajo|sueno|esta normal',
    },
    {
      says: 'donde|lo|cuando|si ..2 otros|otras|otro|demas|nadie ..2 ~fallar|~fracasar|~poder/pud|no|~fracaso|fallaron|fracasaron|pudieron|ve|ven|dicen|dice|hacen|logra|pudo|sabe|saben|le|se|te',
      unless: help,
      evenDenied: true,
    },
    {
      says: 'competencia',
      needs: '@own|mejor|barat*|no|que|super*|nuestra|mas|deja*',
      unless: 'de|area|competencias|ley|juez / competencia profesional',
    },
    {
      says: 'no ..1 somos|soy|es|hacemos|atendemos|trabajamos ..1 como|igual|otro|otra|un|una|el|la|de ..2 otro+|demas|resto|los|las|fabrica|montones|consultorio+|doctor*|tipico*|tipica*|medico ..1 -que',
      evenDenied: true,
      unless: 'unic*|metodo|sustit*|infeccion|enfermedad',
    },
    {
      says: 'no como ..1 los|las|en|otro+|el|la ..2 demas|otro+|@colleague|lados|seguro|publico+',
      evenDenied: true,
    },
    { says: 'aqui ..1 si ..1 la|te|le|las|lo|se|hay|tenemos|importa|escuch*' },
    {
      says: 'aqui no ..1 la|te|le|las|somos|hay|es|encontrara ..3 hacemos|hacen|apur*|apresur*|prisa*|regan*|juzg*|minutos|negocio|numero|esper*|enganos|engan*|filas|fichas',
      evenDenied: true,
      unless: 'juzg*',
    },
    {
      says: 'no una? ..1 receta|consulta|consultas|revision de|en cinco|5|diez|10 minutos',
      evenDenied: true,
    },
    {
      says: 'imss|issste|insabi|seguro social|seguro popular|hospital+ publico+|hospitales de gobierno|dependencias|sector publico|sector salud ..8 ',
      needs: 'mal|peor|meses|fila+|no|maltrat*|nunca|olvid*|trat*|esper*|tard*|numero|sin',
      unless: 'puede|acudir|acuda|gratuit*|atienden|derecho|derechohabiente+|aplica|tambien|ofrec*|si',
    },
    { says: 'mala+ practica+|praxis|experiencias? ..2 de|con|en ..2 otros|otro|otras|@colleague' },
    { says: 'le|te ..1 saquen|sacan|saca|quitan|roban|robar|sacarle dinero' },
    {
      says: 'no ..1 ..1 hacemos|somos|vemos|es|son un? negocio|negocios|numero|numeros|expediente',
      evenDenied: true,
    },
    {
      says: 'mientras|cuando ..1 otros|otras|muchos|muchas ..3 ',
      needs: '@colleague|otros_lados|prisa*',
      unless:
        'metodo*|mujeres|mamas|sintomas|estudio*|ninos|hijos|anticoncep*|tratamiento+|meses|dias / otros farmacos',
    },
    {
      says: 'lo que ..2 otro+|su|tu|ningun ..1 @colleague|ginecolog* ..3 no|nunca|jamas|oculta|calla|dice|esconde|dijo',
    },
    { says: 'otro+ ..1 @colleague ..4 operan|cobran|mienten|recetan|enganan|hacen' },
    {
      says: 'deje|deja|dejen|olvide|olvida|olvidese ..1 de? ..2 medicos|doctores|ginecolog*|gastar|perder|probar ..4 ',
      needs: 'otro+|malo+|que|dinero|@colleague',
    },
    {
      says: 'arregl*|correg*|repar* ..3 errores|error|cirugias|trabajo+|mal+|lo ..4 otro+|@colleague|hicieron',
    },
    {
      says: 'no|ni ..1 vaya|acuda|pierda|arriesgue|confie|ponga|caiga|gaste ..4 con? cualquier|cualquiera|otros|otro|charlatanes|@colleague|inexpert*|manos',
      evenDenied: true,
      unless: 'urgencias',
    },
    {
      says: 'medico+|doctor+|ginecolog*|especialista+ del? de? antes|antigua|vieja|anticuad*|obsolet*|generales que|farmacia que',
    },
  ],
}
