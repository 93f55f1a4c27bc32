import { type ClaimKind, provable } from './claim.ts'

const laboratory =
  'laboratorio|papanicolao*|citologia|biopsia+|patolog*|analisis|prueba+|perfil|muestra+|entrega* / estudio+ ..4 resultado+ / resultado+ ..3 estudio+|papanicolao*|prueba+ / correo|whatsapp|linea|internet'

export const results: ClaimKind = {
  id: 'palabra-resultados',
  why: 'Fija un plazo o un resultado que no ocurre en todas: una paciente puede decir que se le engañó.',
  law: `${provable} No se exagera lo que un servicio logra (Reglamento en Materia de Publicidad, art. 9).`,
  better: 'Los resultados y el tiempo de recuperación varían; en la consulta le explico qué puede esperar.',
  claims: [
    {
      says: 'vuelva|regrese|camine|trabaje|regresa|vuelve|volvera|regresara|incorporese|retome|retoma|reanude|haga|corra ..5 al_dia_siguiente|mismo_dia|esa_misma|misma_tarde|horas|de_inmediato|inmediatamente|al_otro_dia',
      unless: '@hedge|acuda|urgencias|cita|anticonceptiv*|papanicolao*',
    },
    {
      says: 'embarazo|embarazada|embarazate|embaracese|embarazarse|bebe|positivo ..2 en|al|a primer|#|dos|tres|un|menos|primera ..2 intento|mes|meses|ciclo|ciclos|semanas|dias|sesion',
      unless: '@hedge / # semanas / control|consulta|revis*|guia|acuda|prueba',
    },
    {
      says: 'a la primera|primer_intento|brevedad|de_volada',
      needs: '@outcome|@gone|@trouble|embaraz*|funciona|queda',
      unless: 'cita|consulta|vez|@hedge',
    },
    {
      says: 'para|por|de toda la vida',
      needs: 'resultado+|efecto+|@trouble|firmeza|solucion|cura*|garant*',
      unless: 'metodo|no|salpingoclasia|tratamiento',
    },
    {
      says: 'al instante|momento|de_inmediato|inmediatamente|en_minutos|en_segundos',
      needs: 'alivi*|desaparec*|resultado+|efecto|@gone|mejor*|quit*|calm*',
      unless: 'acuda|llame|suspend*|avise|urgencia*|@hedge',
    },
    {
      says: 'transform*|renuev*|renov*|reinvent* ..3 cuerpo|figura|vida|intimidad|zona|mujer|vagina|piel',
      unless: 'no',
    },
    {
      says: 'luzca|luce|lucir|lucira|vease|verse|presuma|presume ..4 mas|como|joven|perfect*|20|anos|cuerpo|figura|piel|bikini',
      unless: 'no',
    },
    {
      says: 'sin margen|falla|fallas|fallar|equivoc*|falsos',
      needs: 'diagnost*|estudio+|detec*|ultrasonido|prueba|precis*|laser',
      unless: 'no',
    },
    {
      says: 'nada|ningun|ninguna|todo|todas|cualquier ..2 se_nos|se_me|nos|nuestro+ ..1 escapa|pasa|va|detecta|encuentra|ultrasonido',
      evenDenied: true,
      unless: '@hedge',
    },
    {
      says: 'detect*|descubr*|encontr*|hall*|vemos|identific*|diagnostic* ..1 todo+|cualquier|hasta|absolutamente|siempre ..3 ',
      needs: '@ownVoice|equipo|ultrasonido|nosotros|a_tiempo|cancer|malformac*|100|prueba',
      unless: '@hedge|no|permite',
    },
    {
      says: 'mejor*|cambi*|adelgac*|rejuvenec*|recuper* ..5 desde|en|tras la|una|solo|su|#|un ..1 primera|sola|primer|aplicacion|sesion|sesiones|dias|semana',
      unless: `${laboratory} / @hedge|reposo`,
    },
    {
      says: 'desde la|el|su|tu primera|primer ..1 @time|dia ..6 ',
      needs: 'recuper*|firme*|fuerza|desaparec*|adios|@gone|feliz|control',
      unless: `${laboratory} / @hedge|bano|cicatriz|anticoncep*|vida|embarazo|explic*|escuch*|acompan*|cita|trato|gesta*|menstruacion|tratamiento`,
    },
    {
      says: 'en ..1 #|un|una|pocos|pocas|solo|media ..1 @time ..6 estara|quedara|lista|como_si|como_nueva|resolvemos|resuelvo|olvid*|ordene|listo|volvera|recuper*|vera|luce|lucira|termin*|arreglamos|solucion*|camin*',
      unless: `${laboratory} / @hedge|acuda|siguiente|control|despues / consulta de`,
    },
    {
      says: 'como si nunca|nada|no ..3 ',
      needs: 'operad*|parto|hubier*|pasad*|nuev*',
      unless: 'siente|sentir|presion',
    },
    {
      says: 'expres|express|relampago|instantane*',
      needs: '@procedure|tratamiento|@trouble|recuperacion|@own|hoy',
      unless: 'prueba|urgencia',
    },
    { says: 'hoy ...5 manana ...3 ya|no|sin|libre|lista|nueva', unless: 'puede|cita' },
    {
      says: 'baje|baja|pierda|adelgace|ordene|regule|recupere|luzca|elimine|quite|tonifique ..4 en #|pocas|pocos|semanas|dias|solo|una',
      unless: '@hedge|acuda',
    },
    {
      says: '# kilos|kilo|tallas|kg ..5 ',
      needs: 'baje|baja|pierda|menos|adelgac*|en',
      unless: 'bebe|peso de|imc|pesa|subir|aumento|gan*|embarazo',
    },
    {
      says: 'peso|figura|piel|cuerpo|vientre ideal|radiante|sonad*|perfect*|envidiable|juvenil',
      unless: 'no|existe|mito',
    },
    {
      says: 'eso|esto|asi|y ..1 es|logra|logro|hace|consigue|ofrece ..4 terapia|tratamiento|metodo|protocolo|plan|laser|hormona+ ..2 ',
      needs: '@ownVoice|indico|manejo|nuestro|receto|ofrezco',
    },
    {
      says: 'no ..1 deja|dejamos|se ~pasar|escapar|pasa|escapa|pasamos ..3 ',
      needs: 'cancer|lesion*|ningun|ninguna|nada|detalle|malformac*',
      evenDenied: true,
      unless: 'tiempo',
    },
    {
      says: 'encontr*|detect*|hall*|descubr*|diagnostic*|vemos|sab* ..3 siempre|todo|cualquier|invariablemente|100',
      unless: '@hedge|no',
    },
    {
      says: '~encontrar/encuentr|encontramos|damos|hallamos ..3 causa|origen|problema|solucion ..4 siempre|invariablemente|todas|seguro',
      unless: '@hedge',
    },
    {
      says: 'nadie|ninguna|nunca ..3 ~repetir|~regresar|~volver/vuelv|~reoperar|~quejar|repetir|regresar ..4 ',
      needs: 'cirugia|conmigo|@ownVoice|operacion|operar*|tratamiento',
      evenDenied: true,
    },
    {
      says: 'una|1|unica sola? ..1 aplicacion|sesion|dosis|consulta|visita|pastilla|inyeccion|cita ...4 y|basta|resuelve|listo|adios|suficiente|bastan|quita|cura|acaba',
      unless: `vacuna|${laboratory} / dosis de|anticoncep*|emergencia|@hedge|penicilina|hora|sifilis`,
    },
    {
      says: 'basta|bastan|solo_necesita|suficiente ..2 #|una|un ..1 sola? ..1 sesion*|aplicacion*|consulta|dosis|visita+',
      unless: 'vacuna|vph|penicilina|@hedge / para diagnost*',
    },
    {
      says: 'resultado+ que|jamas|nunca|siempre|y ..3 duran|impactan|sorprenden|enamoran|imagino|antes|encantan|hablan|permanecen|notan',
    },
    { says: 'toda|todo su|tu|el fuerza|firmeza|vigor|energia|deseo|juventud|placer' },
    { says: 'firmeza|juventud|lozania|elasticidad ..5 de? ..2 cuando|antes|joven|veinte|20|siempre|nuevo' },
    {
      says: 'resultado+ ..2 inmediato+|permanente+|garantizado+|rapido+|visible+|increible+|sorprendente+|espectacular*|asombros*|perfecto+|definitivo+|extraordinario+|excelente+|impresionante+|duradero+|unico+|optimo+|maravilloso+|al_instante|notorio+|inigualable+|magic*|insuperable+|real+',
      unless: `${laboratory} / no|falso / positivo+ ..2 de|para|indica|a / si|cuando`,
    },
    {
      says: 'increible+|sorprendente+|espectacular*|asombros*|excelente+|rapido+|impresionante+|inmejorable+|maravilloso+|extraordinari*|grandes resultado+',
      unless: laboratory,
    },
    {
      says: '~ver|vera|veras|vea|~notar|notara|notaras|~sentir/sient|sentira|sentiras|obtenga|obtendra|experimente ...4 primer|primera|una|1|unico+|sola|# ..2 @time',
      unless: `${laboratory} / si|puede|pueden|cuando|acuda|avise|suele|suelen|embarazo|bebe|corazon|latido* / durante|despues / unos|algunos / movimientos`,
      needs: 'resultado+|cambio+|diferencia|mejor*|alivio|efecto+|mejoria|bien|rejuvenec*|joven|nueva',
    },
    {
      says: 'desde|a_partir_de la|el|tu|su? primera|primer|1|una|el ..1 @time|dia|momento',
      needs:
        'resultado+|cambio+|mejor*|alivi*|efecto+|~eliminar|~curar|bochorno+|~notar|~sentir|~ver|sin|embaraz*|elimin*|funciona|libre|control*',
      unless: `${laboratory} / vida|anticoncep*|escuch*|explic*|acompan*|confianza|cita+|trato|seguim*|conoc* / embarazo+ desde / control del / puede|suele`,
    },
    {
      says: 'en solo|tan|apenas|menos|unas|pocas|pocos|unos|una|# ..2 #|una|unas|sola|solo ..1 @time',
      needs:
        '@trouble|resultado+|recuper*|embaraz*|curad*|~curar|~sanar|adelga*|kilos|quitamos|elimin*|~desaparecer|olvid*|~resolver/resuelv|mejor*|rejuven*|nueva|figura|sin|adios|solucion*|lista|peso',
      unless: `${laboratory} / @hedge / dura|tarda+|toma|si|acuda|puede|urgencia+|control|revis*|cita+|seguimiento|sangr*|general*|suele*|mayoria|algunas|depende|varia|horas|anticoncep*|antes|primeras|primeros|cada / consulta de / embarazo de / tratamiento de / dias de / entre / ~recuperar ..9 suele`,
    },
    {
      says: 'en una? sola? unica|sola ..1 sesion|visita|cita|consulta|aplicacion|dosis',
      needs:
        '@trouble|~curar|resuelv*|resultado+|adios|elimin*|quit*|cambi*|nueva|rejuven*|listo|lista|solucion*',
      unless: `${laboratory} / @hedge / vacuna|dosis / anticoncep*|puede|ver|ultrasonido / hac* ..2 estudio+`,
    },
    {
      says: 'recuperacion|recupera|recuperara|recuperas|alta|vida_normal ..1 inmediata|inmediato|express|expres|instantanea|relampago|garantizada|ultrarrapida|en_24|en_48|en_dos|en_tres|en_un|en_una|en_horas|mismo_dia|al_dia_siguiente|sorprendente|record',
      unless: 'semanas|suele|meses|varia|depende|general*|puede|sala|area|dias / en # a #',
    },
    {
      says: 'regres*|reincorpor*|vuelv*|volvera|trabaj*|camin*|retom* ..4 al dia siguiente|mismo dia|misma tarde|# horas|minutos',
      unless:
        'puede|suele|si|general*|mayoria|depende|algunas|no|poco|muchas|ameu|papanicol*|colposcopia|acuda|urgencias',
    },
    {
      says: 'diagnostico+|deteccion ..2 exacto+|certero+|infalible+|100|preciso+|seguro+|acertado+|inmediato+|perfecto+',
      unless:
        'no|ayuda|permite|prueba|histolog*|biopsia|puede|estudio+ / para un / para llegar / depende / si',
      instead: 'diagnóstico con los estudios necesarios',
    },
    {
      says: 'sin ..2 margen|posibilidad|lugar? a? de? error+|duda+|equivocacion*',
      unless: 'pregunt*|quedarse|quede|salga|salir / consulta sin',
      needs: 'diagnost*|estudio+|detec*|resultado+|precis*|error+|ultrasonido',
    },
    {
      says: 'detect*|descart*|encontr*|identific*|diagnostic*|vemos|veo ..2 todo+|cualquier|100|absolutamente ..3 -los|las? ..2 malformacion*|anomalia+|cancer|enfermedad*|problema+|defecto+|padecimiento*|lesion*|sindrome+|alteracion*|mal|tipo|detalle|casos',
      unless: 'no|puede|pueden|podria|ayuda / ningun*',
    },
    {
      says: '@practice|@procedure ..3 precision|exactitud|certeza total|absoluta|milimetrica|100|quirurgica|perfecta|infalible',
    },
    { says: 'precision|exactitud|certeza total|absoluta|milimetrica|perfecta' },
    { says: 'con total|toda|absoluta|completa certeza|precision|exactitud|seguridad', unless: 'no|nadie' },
    { says: 'nada|ninguna|ningun ..3 nos|se|me ..1 ~escapar|escapa|pasa|pasara|paso', evenDenied: true },
    {
      says: 'alivio|efecto+|mejoria|cambio|solucion inmediato+|instantaneo+|total|al_instante|desde_el|garantizado+|permanente+|definitiv*|express',
      unless: 'secundari*|no|acuda|anestesia|puede',
    },
    { says: 'alivio|solucion|resultado+|mejoria ..1 al_instante|seguro+|asegurad*' },
    {
      says: 'baje|baja|bajar|bajara|pierda|pierde|perder|adelgace|adelgaza ..3 kilos|peso|tallas ..4 sin|en|rapid*|facil|#',
      unless:
        'puede|acuda|perdida|avise / sin causa|motivo / causa|motivo|razon|explicacion / sin querer / recomend*|% / acompan*|ayuda',
    },
    {
      says: 'embarazo+|embarazada|embarazate|embarace|embaracese|bebe ..4 en ..2 #|menos|primer ..2 meses|dias|semanas|ciclo|intento+|sesion*',
      unless: `control|consulta+|despues|si|puede|tiene|esta|mueve|acuda|${laboratory} / meses de / semana+ de / # semanas / mayoria|suele|pareja*`,
    },
    {
      says: 'cambi*|transform* ..2 vida|cuerpo|intimidad|figura ..3 en|desde|siempre|para|con nuestro',
      unless: 'estilo|habitos|puede|embarazo',
    },
    {
      says: 'cuerpo|figura|vientre|senos|abdomen|piel perfecto+|perfecta|ideal|sonad*|envidia',
      unless: 'no existe|hay',
    },
    { says: 'efecto+ de por vida|permanente+', unless: 'secundari*|puede|secuela' },
    { says: 'su|tu problema resuelto|solucionado' },
    {
      says: 'sin necesidad de volver|reposo|recuperacion|hospitalizacion|seguimiento',
      needs: '@own|~ser:first|y|cirugia|laser|tratamiento',
      unless: 'suele|puede|general*|si|no',
    },
  ],
}
