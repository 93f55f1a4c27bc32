import { type ClaimKind, provable } from './claim.ts'

const help =
  'segunda opinion / si otro+ ..3 ~decir/dijo|dijo|dijeron|~recomendar / complement* / junto|colabor*|coordin*|referi*|equipo|canaliz*|envi*|interconsult* / puede|pueden acudir|consultar|pedir|participar / opinion con / anestes* / verifi*'

export const colleagues: ClaimKind = {
  id: 'palabra-comparacion',
  why: 'Compara con colegas o los desprestigia: pueden quejarse, y la paciente lee un ataque.',
  law: `${provable} La publicidad no denigra ni se compara sin prueba (Reglamento en Materia de Publicidad, art. 6).`,
  better: 'En la consulta le explico cada paso y resuelvo sus dudas.',
  claims: [
    {
      says: '@colleague|ginecolog* ..8 @fault',
      needs: '@others|cuatro|tres|dos|cinco|#|hasta_que / @colleague ..1 de|del|que|generales|publico+',
      unless: help,
      evenDenied: true,
    },
    {
      says: '@others ..4 @colleague|ginecolog* ..7 @fault|no|ni|nunca|solo|sin',
      unless: `${help} / puede|pueden|suele|segun|si|depende*|metodo*|certific*|cuentan`,
      evenDenied: true,
    },
    {
      says: 'otros|otras|ellos|demas|alguien|muchos|muchas ..2 @fault|cobran|hacen|hicieron|dejaron|llaman|prometen|operan|recetan|venden|ignoran|tratan|atienden|hablan|dan|mandan|usan|pudieron|dicen ..5',
      needs: '@ownVoice|yo|aqui|doctora|innecesari*|@colleague',
      unless: `${help} / mujeres|estudios|metodos|prefieren|embarazos|sintomas|farmacos|@hedge`,
      evenDenied: true,
    },
    {
      says: 'a_diferencia_de|al_contrario_de|en_cambio|no_como|mientras|en_vez_de|en_lugar_de|distinto_a|contrario_a ..4 @others|@colleague',
      unless:
        'mientras_tanto|metodo*|miomas|quistes|mastografia|tratamiento*|estudio*|enfermedad*|hormonal*|mujeres|antes|embarazo|puede',
      evenDenied: true,
    },
    {
      says: 'aqui|conmigo|nosotros|nosotras|yo|en_mi_consultorio|en_esta_clinica|mi_consultorio ..1 sí|si|nunca|no|es|somos|soy ..1 la|te|le|las|lo|se|hay|tenemos|importa|escuch*|explic*|va|vas|receto|recetamos|opero|operamos|cobro|cobramos|vendo|hacemos|hago|distint*|diferent*|otra_cosa|es|somos|encontrara ..4',
      needs:
        'apur*|apresur*|prisa*|minutos|negocio|numero+|esper*|engan*|filas|fichas|escuch*|explic*|importa|tiempo|personas?|innecesari*|de_mas|distint*|diferent*|otra_cosa|comodidad|montones|maquila|resuelv*|resolv*|encuentr*|encontr*|otros|demas',
      unless: 'juzg*|@hedge|acepta|tarjeta|puede|paquetes|promo*|oferta*|descuento*',
      evenDenied: true,
    },
    {
      says: '@others ..3 @colleague|la|le ..3 tratan|trata|negaron|hacen|dejan|ven ..3',
      needs: 'numero+|no_les|aqui|maltrat*|mal|meses|persona|importa|esperar|fila+',
      unless: help,
      evenDenied: true,
    },
    {
      says: 'charlatan*|pseudo*|seudo*|matasanos|carnicer*|improvis*|mercaderes|medicuchos|vividor*|estafador*|rateros|inepto*|incompeten*|ineptitud|merolico*|curandero+|dizque|patito|pirata*|negligente+|mediocre+',
      unless: 'cuello|cervical|istmo|verifi*',
      evenDenied: true,
    },
    {
      says: [
        'no ..2 pagan|pago|recibo|cobro|vendo|receto|vivo|opero ..7 como|a_diferencia|por otro+|mucho+|tantos|algunos|los|las|a',
        'otros|otras|demas|otro ..6 la|el|lo|las|los mia|mio|mias|mios|nuestra|nuestro no|sí|si',
        '~componer/compong|~arreglar|~corregir/corrij|~reparar|enmend* ..3 lo que',
        'ginecologos|doctores|medicos hombres|varones|mayores|jovenes ..2 no|nunca',
      ],
      evenDenied: true,
    },
    {
      says: 'no|ni|antes_de|evite|nunca ..1 confie|confies|vaya|acuda|pierda|arriesgue|arriesgues|ponga|caiga|caer|gaste|exponga|deje|vayas|caigas|pongas|pierdas ..6 cualquier|cualquiera|otros|otro|charlatanes|inexpert*|manos|bajo_costo|esas|esos|parteras|barat*|generales|principiantes|aprendices|novat*|improvis*',
      unless: 'urgencias|medicamento|producto*',
      evenDenied: true,
    },
    {
      says: 'donde|cuando|lo_que|si ..2 otros|otras|otro|demas|nadie|ninguno ..3 ~fallar|~fracasar|no|fracaso|pudieron|pudo|llaman|ve|ven|logra|logro|hizo|hicieron|dejaron|detecto',
      unless: help,
      evenDenied: true,
    },
    {
      says: '~arreglar|~corregir/corrij|~reparar|~componer|correcc* ..4 error+|mal+|otros|otras|@colleague|hicieron|desastre+|danos|fallaron',
      needs: 'otro+|otra+|@others|hicieron|mal+|dejaron',
      unless: 'anemia|hierro|sangrado',
    },
    {
      says: 'le|te|la|lo|les ..1 minti*|miente|mienten|enganaron|engano|estafaron|lastimaron|operaron_mal|dejaron_mal|dejaron_peor|ignoraron|desahuciaron|maltrataron|negaron|despachan|despacharon|apuran|corren|asustan|cobran|venden|tratan|regana|regan* ..6',
      needs: '@colleague|@others|mal|porque|peor|sin|dinero|de_mas|numero',
      unless: 'denunciar|violencia|agred*|@hedge',
      evenDenied: true,
    },
    {
      says: 'mejor|mas|menos|superior*|mayor ..5 que|a ..2 otro+|cualquier|demas|resto|ningun|ninguna|todo+|los|las|el|la|muchos|mi|mis|lo_que ..3 @colleague|competencia|seguro|gobierno|imss|mercado|demas',
      unless: 'riesgo|mujeres|personas|resonancia|lejos|cerca|que_las|metodo* / que_el_hospital',
    },
    {
      says: 'competencia',
      needs: '@ownVoice|mejor|barat*|no|que|super*|mas|deja*|usa*|equivoc*|la',
      unless: 'de_area|competencias|ley|juez|competencia_profesional|sin_competencia|certific*',
    },
    {
      says: 'imss|issste|insabi|seguro|gobierno|publico+|publica|similares ..8 nadie|no|ni|mal|cesareas|peor|meses|comodidad|maltrat*|regan*|abandon*|descuid*|olvid*|fila+|numero+|negaron|tard*|esper*|humillen|frias?',
      needs: 'tratan|trata|hacen|esper*|maltrat*|olvid*|negaron|regan*|tard*',
      unless:
        'puede|derecho|acud*|gratuit*|atienden|depende|archivo|telefono|deposito|visitas|urgencias|segun|poliza|gastos|aseguradora|no_cubre|seguro_que|@hedge|tambien',
      evenDenied: true,
    },
    {
      says: 'pon*|poner|ponerse ..1 en riesgo|peligro|manos',
      needs: '@colleague|partera+|otros|cualquier*',
      unless: '@hedge|embarazo_de|coordin*',
    },
    {
      says: 'como|lo_que|que yo|nosotros|nosotras|ella|aqui|la_doctora $',
      needs: 'nadie|ningun*|otros|no|los_que|pocos',
      unless: '@hedge',
      evenDenied: true,
    },
    {
      says: '~comparar|comparenos|comparanos|comparame ..3 con',
      needs: '@colleague|otros',
      unless: '@hedge|no|resultados',
    },
    {
      says: 'su|tu|otro+|los|las ..1 @doctor|ginecolog* ..8 yo|nosotros|nosotras|conmigo|aqui|huye|huya|corre',
      needs: 'sí|si|no|ni|huye|huya|corre|conmigo',
      unless: '@hedge|referi*|estudios_que|venga_con|hablar|familiar|comunic*',
      evenDenied: true,
    },
    {
      says: 'nosotros|nosotras|yo|aqui|conmigo|ella sí ..3',
      needs: 'no|otros|^|escuch*|estudi*|sab*|explic*|resuelv*|encontr*|cur*|la|le|te',
      unless: '@hedge|acept*',
    },
    {
      says: '@colleague|ginecolog* ..4 ninguno|ninguna|nadie|ni ..2 supo|pudo|atino|dio|sabe|la|me|te ..2',
      needs: 'cinco|tres|cuatro|#|varios|muchos|fui|los|otros|@others',
      unless: '@hedge',
      evenDenied: true,
    },
    {
      says: 'no ..2 tratamos|somos|vemos|trato|atendemos ..2 como ..1',
      needs: 'fabrica|numero|maquina+|ganado|consultorio+|otros|otras|demas|cosa|expediente|las|los',
      unless: 'enfermedad|cirugia',
      evenDenied: true,
    },
    {
      says: 'consultorio+|clinica+|hospital*|doctor+|medico+|cirujano+|ginecolog*|obstetra+|laboratorio+ ...8 @fault',
      needs: '@others|donde|menor|despues_de|antes_de_firmar|sepa',
      unless: `${help} / @hedge`,
      evenDenied: true,
    },
    {
      says: 'porque|pues los|las|otros|otras demas|otros ..1 no|ni|solo',
      needs: 'preparad*|saben|cobr*|operar*|@fault',
      unless: '@hedge',
      evenDenied: true,
    },
    {
      says: 'seguro|imss|issste|gobierno|hospital ..3 van|va a ..1 dejar|tratar|matar|maltratar',
      unless: '@hedge',
    },
    {
      says: '@others',
      needs: '@fault & @ownVoice|aqui|@colleague',
      unless: 'puede|pueden|segun|depende*|persona|pareja|urgencia+',
      evenDenied: true,
    },
    {
      says: 'su|tu|sus|tus ..1 @doctor|ginecolog* ..8 cambi*|ven|venga|mejor|huye|nosotr*|aqui',
      unless: `${help} / puede|pueden|explic*|informe|estudios|resumen|receta|pidio|indico`,
      evenDenied: true,
    },
    {
      says: '@others|@colleague ..2 cobran|cobra|prometen|operan|recetan|hacen|mandan|quieren|quiere|dejan',
      needs: 'doble|triple|mitad|caro|sin|solo|todo|nada|@fault|cesareas',
      unless: 'puede|pueden|convenio|aseguradora|laboratorio|cicatriz|operaciones|bienestar|estacionamiento',
      evenDenied: true,
    },
    {
      says: 'operaron|cosieron|diagnosticaron|atendieron|trataron|dejaron|hicieron mal|peor|mutilad*',
      needs: '@hers|~arreglar|~reparar|~corregir/corrig|~componer/compon',
      unless: help,
    },
    {
      says: '@colleague|ginecolog* ..2 que ..1 no|ni|nunca|solo ..2 *an|*en|te|le|la',
      needs: '@you|@hers|basta|cansa*|hart* & @hers|agend*|ven|venga|conmigo|basta|cansa*|hart*',
      unless: `${help} / puede|pueden|segun`,
      evenDenied: true,
    },
    {
      says: 'no ..2 eres|es|sera|seras ..1 un|una expediente|numero|folio|ficha|paciente|cliente',
      evenDenied: true,
    },
    {
      says: 'los|las|quienes|esos|te_han_dicho|le_han_dicho|te_dijeron|le_dijeron ..8 no ..1 saben|sabe|entienden|quieren|pueden',
      needs: '@procedure|tratar*|atender*|diagnost*|@hers|@colleague',
      unless: 'mujeres|personas|pacientes|puede|que_no_pueden|algunos',
      evenDenied: true,
    },
    {
      says: 'su|tu @doctor|ginecolog* ..1 no|nunca|ni|jamas',
      unless: 'si|cuando|aunque|puede',
      evenDenied: true,
    },
    { says: 'como ..3 hacen|hace|dan|cobran|dejan ..1 otros|otras|demas|algunos', evenDenied: true },
    {
      says: 'no ..1 dejes|deje|permita|permitas|permitan que',
      needs: '@others|@colleague & @procedure|@fault|@trouble|matriz|utero',
      unless: 'puede',
      evenDenied: true,
    },
    {
      says: 'imss|issste|seguro_social|seguro_popular|hospital_general|centro_de_salud no|nunca|ni ..2 te|le|la|les',
      unless: 'puede|pueden|derecho|cubre|si|cobr*|cuesta',
      evenDenied: true,
    },
  ],
}
