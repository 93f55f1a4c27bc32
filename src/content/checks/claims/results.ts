import { type ClaimKind, provable } from './claim.ts'

const laboratory =
  'resultado+ ..3 llega|llegan|tarda*|entreg*|listos / laboratorio|papanicolao*|citologia|biopsia+|patolog*|analisis|prueba+|perfil|muestra+|entrega* / estudio+ ..4 resultado+ / resultado+ ..3 estudio+|papanicolao*|prueba+ / correo|whatsapp|linea|internet'

export const results: ClaimKind = {
  id: 'palabra-resultados',
  why: 'Fija un plazo o un resultado que no ocurre en todas: una paciente puede decir que se le engañó.',
  law: `${provable} No se exagera lo que un servicio logra (Reglamento en Materia de Publicidad, art. 9).`,
  better: 'Los resultados y el tiempo de recuperación varían; en la consulta le explico qué puede esperar.',
  claims: [
    {
      says: 'en|desde|con|tras|a_partir_de|basta|bastan|solo ..1 solo|tan|apenas|menos|unas|pocas|pocos|unos|una|la|el|su|tu|primer|primera? ..1 #|una|un|unas|sola|solo|primera|primer|pocas|pocos|media ..1 @time',
      needs:
        '@results|@fixes|@looks|se_acab*|punto_final|adios|olvid*|como_nueva|lista|listo|nunca_la|resolvemos|resuelvo|como_bebe / @trouble ..4 se_acabo',
      unless: `${laboratory} / ovario|utero|cuello|endometrio|factura+|tramite+|reembolso+|@hedge|dura|toma|control|revis*|cita+|seguimiento|sangr*|depende|anticoncep*|antes|cada|embarazo_de|tratamiento_de|vida_sexual_desde|explic*|escuch*|trato|gesta*|vacuna|penicilina|dosis_de|emergencia|exploracion|ayuno|reposo|espere|bano|anemia|comezon|hierro|reporte|pomada|brazo|no|antibiotic*|gonorrea|cepa|clamidia|ambos|despues|tras_la|tras_el|hombro|anestesia`,
    },
    {
      says: '@results|@fixes|@trouble|~recuperar|~resolver/resuelv|~aliviar|alivio|listo|lista|vida_sexual ..8 @quickly',
      needs: '@results|@fixes|alivi*|olvid*|adios|recuper*',
      unless: `${laboratory} / @hedge|con_tratamiento|absceso|drena|urgenc*|cita|no|avise|llame|solo_si|antibiotic*|dia_siguiente_de|ya_no_puede|hierro|horario|agend*|doctora_esta`,
    },
    {
      says: 'vuelva|regrese|camine|trabaje|regresa|vuelve|volvera|regresara|incorporese|retome|retoma|reanude|haga|corra|salga|salir ..6 al_dia_siguiente|mismo_dia|esa_misma|misma_tarde|horas|de_inmediato|inmediatamente|al_otro_dia|caminando|manejando|ese_dia',
      unless: '@hedge|acuda|urgencias|cita|anticonceptiv*|papanicolao*|deambul*',
    },
    {
      says: 'recuperacion|vida_normal|cicatrizacion|reincorporacion ..1 inmediata|inmediato|express|expres|instantanea|relampago|garantizada|ultrarrapida|en_#|en_24|en_48|en_un|en_una|en_horas|mismo_dia|al_dia_siguiente|sorprendente|record|rapidisima|total_en',
      unless: 'semanas|suele|meses|varia|depende|general*|puede|sala|area|en_# a #',
    },
    {
      says: 'resultado+|efecto+|cambio+|mejoria|alivio|diferencia ..3 inmediat*|permanent*|garantizad*|rapid*|visible+|increible+|sorprendent*|espectacular*|asombros*|perfecto+|definitiv*|extraordinari*|excelente+|impresionante+|duradero+|unico+|optimo+|maravilloso+|al_instante|notorio+|inigualable+|magic*|insuperable+|real+|para_siempre|de_por_vida|toda_la_vida|desde_el|desde_la|instantane*|total+|asegurad*|seguro+|que_duran|que_enamoran|de_pelicula|superior*',
      unless: `${laboratory} / no|falso|secundari*|@hedge|positivo+|anestesia|acuda|secuela|desead*`,
    },
    {
      says: 'baje|baja|bajara|bajaras|pierda|pierde|perdera|adelgace|adelgaza|elimina|elimine|reduce|reduzca ..4 kilo+|peso|tallas|kg|grasa|medidas',
      unless:
        '@hedge|puede|acuda|perdida|avise|causa|motivo|razon|explicacion|querer|recomend*|%|acompan*|ayuda|si|conviene',
    },
    {
      says: 'luzca|luce|lucir|lucira|vease|verse|presuma|presume|sientase|sientete|vuelva_a_sentirse|rejuvenezca|rejuvenece|quedara|quedas ..5 mas_joven|joven|perfect*|20|veinte|bikini|envidia|radiante|juvenil|espectacular|regia|nueva|quinceanera|anos_menos',
      unless: 'no|@hedge',
    },
    {
      says: 'como si nunca|nada|no ..3',
      needs: 'operad*|parto|hubier*|pasad*|nuev*',
      unless: 'siente|sentir|presion',
    },
    {
      says: [
        'como nueva|nuevo|nuevas|antes_del_parto|de_quince|senorita',
        'vientre|abdomen|panza plano|plana',
        'una|un|# sesion|cita|cititas|citas ..3 no_mas|cero|adios|ya ..4',
        'como reloj|relojito',
        'di|diga|dile|digale hola|sí',
        'hasta el|la ultimo|ultima ..1 foco|celula|lesion|rastro|detalle',
        'al_dia_siguiente|mismo_dia|manana|al_otro_dia ..1 su|tu|a_su|a_tu ..1 vida|rutina|trabajo',
      ],
      unless: '@hedge',
    },
    {
      says: 'expres|express|relampago|instantane*',
      needs: '@procedure|@trouble|recuperacion|@hers|hoy',
      unless: 'prueba|urgencia|entrega',
    },
    { says: 'hoy ...6 manana ...4 ya|no|sin|libre|lista|nueva|camin*|trabaj*', unless: 'puede|cita' },
    {
      says: '~detectar|~descubrir|~encontrar/encuentr|~hallar|vemos|~identificar|~diagnosticar|~descartar|~prevenir/previen|~evitar ..3 todo+|cualquier|absolutamente|siempre|invariablemente|100|por_completo|totalmente',
      needs: '@hers|equipo|ultrasonido|estudio|malformac*|cancer|prueba|siempre',
      unless: '@hedge|no|permite|ni',
    },
    {
      says: 'no ..1 deja|dejamos|dejo|se ..1 ~pasar|escapar|pasa|escapa ..3',
      needs: 'cancer|lesion*|ningun|ninguna|nada|detalle|malformac*',
      unless: 'tiempo',
      evenDenied: true,
    },
    {
      says: 'diagnostico+|deteccion|precision|exactitud|certeza|prueba|colposcopia|ultrasonido ..2 exacto+|certero+|infalible+|100|preciso+|acertado+|perfect*|total|absoluta|milimetrica|quirurgica|inequivoc*|al_cien',
      unless: 'no|ayuda|permite|histolog*|biopsia|puede|depende|si|segun|embarazo_al',
      instead: 'diagnóstico con los estudios necesarios',
    },
    {
      says: '> ..4 diferencia|cambio+|mejor*|alivio|joven|fuerza|renac*',
      needs: '@you|@hers|semana+|dias|sesion*|@quickly',
      unless: `${laboratory} / @hedge|no|tratamiento ..2 se_le`,
    },
    {
      says: 'peso|figura|piel|cuerpo|vientre|abdomen|senos ideal|radiante|sonad*|perfect*|envidiable|juvenil|envidia',
      unless: 'no|existe|mito',
    },
    {
      says: 'embarac*|embarazate|embarazarse|embarazo ..3 @quickly',
      needs: '@hers|^|metodo',
      unless: '@hedge',
    },
    {
      says: 'cicatriz|marca|herida ..6 no|ni ..1 se ..1 ve|nota|vera|notara|distingue',
      unless: '@hedge|si',
      evenDenied: true,
    },
    {
      says: 'vigor|lozania|juventud|cutis|porcelana|pancita|panza|abdomen|bigotito|vello|grasa|figura|silueta|cintura|piel ..8',
      needs:
        '@hers|plan|recupere|recupera|devuelve|hola|dias|semanas|otra_vez & en_#|en_un|otra_vez|hola|devuelve|recupere|recupera|como|>|inmediat*|@quickly|cero|anos',
      unless: '@hedge|despues_del_parto_es|no',
    },
    {
      says: 'por_supuesto|claro|desde_luego ..2 desde ..4',
    },
    { says: 'express|expres|relampago|instantane*', unless: 'prueba|urgencia|entrega|lactancia' },
    {
      says: 'efecto|resultado|cambio ..5 se ..1 nota|ve|siente|pierde',
      needs: '@quickly|no_se_pierde|anos|inmediat*|camilla',
      unless: '@hedge|laboratorio',
    },
    {
      says: '-hoy|manana @quickly',
      needs: '@hers & @results|@fixes|@trouble',
      unless: '@hedge|@conduct|urgencia+',
    },
    {
      says: 'en|con|tras|desde # @time',
      needs: '@looks',
      unless: '@hedge|despues|semanas_de|gesta*|herida|sutura*|puntos|inflam*|cada',
    },
    {
      says: 'usted|se ..1 levanta|va|sale|regresa|sube|baila|viaja|corre|olvida ..3',
      needs:
        '@procedure & caminando|bailar|correr|fiesta|trabajar|gimnasio|rutina|playa|viaje|tacones|manejando',
      unless: '@hedge|no',
    },
    {
      says: '@day ..4 @day ..2 ya|estas|esta|regresas|regresa|vuelves|trabaja|trabajas|camina|caminas',
      unless: '@hedge|@conduct|atiend*',
    },
    {
      says: '@looks firme+|plana|plano|levantad*|perfect*|lis*|radiante+|joven|tonificad*|marcad*|esbelt*|de_porcelana',
      unless: '@hedge|no',
    },
    { says: 'como|igual_que ..2 a ..1 los # $', unless: '@hedge|dolor|sintoma*' },
    {
      says: '-hoy|manana @quickly',
      needs: '@you & @results|@fixes|@looks|blanc*|suave+|rosad*',
      unless: '@hedge|@conduct|urgencia+|no|pida|acuda|orina|prueba|hincha|vomito',
    },
    {
      says: 'desde|saliendo|al_salir|antes|tras|con ..3 consulta|salir|mes|primera+|inyeccion+|intento|sola|visita|cita|ampolletas|sesion ..8',
      needs:
        'va_a|vas_a|>|siente|sentirse|sentir|nota|notan|ovules|embarazada|positivo|diferencia|joven|jovenes|parejit*|invisible+|anos_mas|como_adolescente|desaparec*',
      unless:
        '@hedge|@conduct|control|regla|ultrasonido|primera_mitad|estudio+|acuda|vacuna|relaciones|cita_de|consentimiento|explica*',
    },
    {
      says: 'volver|volveras|vuelve|vuelva|regresa|regresar|sentirse|sentirte|ovular|ovules ..3 #|veinte|quince|adolescente|estrenar*|virgen|novia|luna_de_miel|primera_vez|soltera|jovencita',
      needs: 'anos|abajo|como|estrenar*|pareja|@you|intimidad',
      unless: '@hedge|consulta|dias|semanas|meses|anual|cada|cita|si',
    },
    {
      says: 'bastan|basta|baste|basto ..6',
      needs: '#|un|una|dos & @results|ovul*|embaraz*|quedar|para_que|@trouble',
      unless:
        '@hedge|dosis|vacuna|prueba|copia|muestra|orina|no_basta|papanicolao*|estudio|correo|aviso|llam*|identific*',
    },
  ],
}
