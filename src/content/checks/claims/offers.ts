import { type ClaimKind, consumerLaw } from './claim.ts'

const publicHelp =
  'lactancia|leche|tramite|queja+|conamed|profeco|capasits|linea|911|079|800|publico+|publica|imss|issste|bienestar|sector|gobierno|ley|vacuna*|secretaria|dif|estacionamiento|wifi|internet|copia+|derecho+|arco|instituto|solicitud|cancel*|reagend*|cambiar|aviso|acceso / programa nacional / centro+ de salud / campana nacional'

export const offers: ClaimKind = {
  id: 'palabra-oferta',
  why: 'Trata la atención médica como una mercancía con prisa por comprar; la paciente puede exigir la oferta completa.',
  law: `La publicidad de servicios de salud orienta y educa, no presiona (Ley General de Salud, art. 306; Reglamento en Materia de Publicidad, arts. 6 y 9). ${consumerLaw.replace('32', '46 a 50')}`,
  better: 'Los precios de la consulta y de los estudios están en esta página.',
  claims: [
    {
      says: 'paga|pague|pagan|pagas ..3 mitad|solo_una|una_sola|menos|uno',
      unless: 'copago|seguro|deducible',
    },
    {
      says: 'amiga|acompanante|hermana|mama|comadre|segunda ..3 gratis|mitad|regalo|%|descuento|sin_costo|paga',
    },
    {
      says: 'corre|corran|apurate|apurese|apresurese|no_te_quedes|no_se_quede|no_lo_deje|date_prisa|ultima_llamada|se_agotan|se_acaban|vuelan|apartalo|aparta_tu',
      unless: 'riesgo|consulta antes|peligro',
      needs: 'lugar*|promo*|precio*|cupo*|oferta*|espacio*|agenda|cita|hoy|ya|tu|su|se_agotan|se_acaban',
    },
    {
      says: 'combo|kit|preventa|bono|bonificacion|liquidamos|barata|baratisim*|ganga|remate|outlet|super_precio|precios_bajos|precio_bajo|regalazo|dinamica|giveaway|concurso|tombola',
      unless: 'sangre|no|pastillas',
    },
    {
      says: 'precio|costo|tarifa|promocion ..1 solo|valido|valida|por|hasta|de ..2 hoy|mes|semana|aniversario|apertura|inauguracion|temporada|fin|introduccion|lanzamiento|pronto_pago',
      unless: 'no|actualiz*',
    },
    { says: 'a solo|tan_solo|apenas|unicamente mxn? #', needs: 'mxn|pesos', unless: 'dias|semanas' },
    {
      says: 'compre|compra|adquiere|adquiera|contrata|contrate ..6 ',
      needs: 'lleva*|gratis|descuento|%|regalo|sesion*|paquete|promo*',
      unless: 'seguro|medicamento|farmacia|no',
    },
    {
      says: 'incluye|con|mas ..2 regalo|obsequio|sorpresa|sesion_de_fotos|kit|cortesia',
      needs: 'regalo|obsequio|gratis|sorpresa|cortesia',
    },
    { says: 'mxn # ..3 antes|en_vez|lugar_de ..2 mxn?' },
    { says: 'antes|de mxn # ..1 ahora|hoy|a|por|solo ..1 mxn' },
    { says: '# % ..1 menos|off|descuento|dto|gratis|ahorro' },
    {
      says: 'la|el|las|los consulta|consultas|precio+|ultrasonido+|parto+|paquete+|tarifa+|consultorio ..1 mas barat*|economic*|accesible+|baj*',
      unless: 'no|opcion',
    },
    { says: 'mas barat*|economic* ..3 de|en ..2 @region|zona' },
    {
      says: 'va|sale|salen|lleva|incluye|reciba|llevese|llevate|recibe|gratis ..2 de regalo|gratis|cortesia|obsequio',
    },
    {
      says: 'por|cada # ..2 visitas|consultas|sesiones|amigas|referidas ...3 ',
      needs: 'gratis|regalo|descuento|sexta|siguiente|%|mitad',
    },
    {
      says: 'etiquet*|compart*|comenta|siguenos|dale_like|menciona* ..6 gana|ganar|participa*|llevate|recibe|reciba|sorteo|premio|%',
      unless: 'no',
    },
    {
      says: 'gana|gane|ganate|ganese|participa|participe ..4 un|una|por|en ..4 ',
      needs:
        'consulta|ultrasonido|parto|sesion|estudio|colposcopia|rifa|sorteo|papanicolao*|diu|laser|paquete',
    },
    {
      says: 'tarifa|precio+|costo+ ..1 preferente+|preferencial*|vip|exclusiv*|especial*|de_promocion|de_locura|de_risa',
      unless: 'necesidades',
    },
    { says: 'nadie ..2 da|ofrece|cobra|vende ..3 menos|mas|barato', evenDenied: true },
    {
      says: 'desde|solo|apenas|tan_solo|por mxn #',
      needs: 'solo|apenas|tan|todo|completa|antes|promo*|menos|aprovech*',
      unless: 'minima',
    },
    {
      says: 'paga|pague|pagas|aparta|aparte|agenda|agende|reserve|inscrib* ..4 antes_de|antes_del|hoy|y ..5 ',
      needs: 'descuento|preferente|%|regalo|gratis|promo*|menos|obsequio|precio',
      unless: 'cancel*',
    },
    {
      says: 'puntos|monedero|cashback|lealtad|cliente_frecuente|cuponera|vales|club|raspadito|ruleta',
      needs: '@own|consulta*|paciente+|acumul*|gan*|descuento|gratis|vip|regalo|canje*',
      unless: 'punto de sutura|puntos ..2 retir*|sutura',
    },
    { says: 'ofertas?|liquidamos|regalamos|rematamos|sorteamos|rifamos|premiamos|bonificamos' },
    {
      says: 'campana de|especial',
      needs: 'ultim*|precio|lugar*|promo*|solo|%|gratis',
      unless: 'vacun*|nacional|sector|secretaria',
    },
    {
      says: 'dia|mes|semana de|del|de_la|de_las las? madres|amor|mujer|rosa|padre|amistad|novias ..5 ',
      needs: 'promo*|paquete|descuento|precio|gratis|regal*|%|mxn|especial|aprovech*',
      unless: 'sector',
    },
    {
      says: '#|dos|tres x|por #|uno|dos|1',
      needs: '2|3|dos|tres ..1 x|por 1|2|uno|dos',
      unless: 'cm|mm|centimetros|metros|dias|veces|minutos',
    },
    { says: '# % ..2 descuento|menos|off|dto|desc|rebaja' },
    { says: '# %? por? ciento? de? descuento' },
    {
      says: 'descuento+|descuentazo|rebaja+|remate|liquidacion',
      unless: 'sin|ley|aseguradora+|deducible|isr|honorarios',
    },
    { says: 'gratis|gratuito+|gratuita+|gratuitamente', unless: publicHelp, instead: '' },
    {
      says: 'sin ..1 costo|cargo|ningun ..1 costo? -adicional',
      unless: `${publicHelp} / sin costo alguno ni`,
      needs:
        'consulta|ultrasonido|papanicolao*|revision|valoracion|estudio|primera|regal*|colposcopia|diu|te|le|incluye',
    },
    { says: 'de regalo|cortesia|obsequio|regalada' },
    {
      says: '~regalar|~obsequiar|obsequio|regalo|regalito ..5 ',
      needs:
        'consulta|ultrasonido|papanicolao*|colposcopia|sesion|estudio|agend*|te|le|nosotros|certificado|paquete|diu|limpieza|@own',
      unless: 'dia de|no',
    },
    { says: 'tarjeta|certificado|vale de regalo' },
    {
      says: 'promocion|promociones|promo|promos|oferta|ofertas|oferton|superoferta|rifa|rifas|sorteo|sorteos|cupon|cupones|hot_sale|buen_fin|black_friday|cyber|membresia|membresias',
      unless:
        'salud|lactancia|academic*|prevencion|educativ*|turistic*|generacion|no|sin|~egresar|medic*|autocuidado',
    },
    {
      says: 'ultimo+ lugar*|dias|cupo+|espacio+|hora+|oportunidad|plaza+|semana|fechas',
      unless: 'regla|menstruacion|mes|papanicolao*|embarazo|sintoma+|ciclo / horas de sueno / ha tenido',
      needs: 'ultimos|ultimas|ultimo|ultima ..1 lugar*|cupo+|espacio+|plaza+|oportunidad|dias|fechas',
    },
    {
      says: 'cupo|tiempo|lugares|espacios|oferta|promocion|disponibilidad limitado+|limitada|reducido+|contad*',
      unless: 'consulta|estacionamiento|movilidad|sala',
    },
    {
      says: 'solo|solamente|unicamente|valido|valida|vigente ..1 por|hoy|este|esta|durante|hasta|los ..2 hoy|mes|semana|dia|dias|tiempo|fin|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|domingo|# ',
      needs:
        'precio+|promo*|descuento|costo+|paquete|consulta|oferta|gratis|papanicolao*|aprovech*|mxn|pesos|%|mitad',
      unless:
        'certificado|certific*|cedula|urgencias|cierra|abrimos|cerrado|horario|atendemos|atiende|vacaciones|tratamiento|dosis|tome|regla / vigencia del / cita previa',
    },
    {
      says: 'aprovech*',
      needs: 'precio+|promo*|oferta|descuento|oportunidad|mes|dias|costo|hoy|paquete|ahora|cupo|esta',
      unless: 'nutrient*|cuerpo|visita / consulta para',
    },
    { says: 'antes ..1 que? ..3 suba|acabe|agoten|terminen|termine|agote|aumente|suban' },
    {
      says: 'precio+|costo+|tarifa+ ..2 especial+|locura|increible+|bajo+|barato+|inigualable+|preventa|regalado+|imbatible+|ridiculo+|promocional|competitiv*|mas|introductori*|insuperable+|lanzamiento|jamas|nunca',
      unless:
        'alto|precio bajo consulta|estudio especial|mas ..3 adicional / no / necesidades especiales|explic*|dudas',
    },
    {
      says: 'mas barato+|economico+|accesible+ de|del|que|en',
      needs: 'precio+|costo+|consulta+|@practice|@region',
      unless: 'metodo',
    },
    { says: 'mejor|mejores precio+|costo|costos|oferta+|tarifa+' },
    { says: 'mitad|medio de? precio' },
    {
      says: 'paquete+|plan ..2 especial|vip|promocional|premium|oro|todo_incluido|amiga+|mama|familiar|navid*',
      needs: 'precio+|aprovech*|promo*|mxn / gratis|ahorr*|solo|incluye',
      unless: 'parto ..4 incluye honorarios',
    },
    {
      says: 'agende|agenda|reserve|reserva|llame|llama|ven|venga|contrate|aparta|aparte|comparte|comparta|compart*|invita|invite|refiere|refiera|recomienda|recomiende|trae|traiga|etiqueta|menciona|mencione|sigue ..6 reciba|recibe|obtenga|obten|llevese|llevate|gana|gane|participa|participe|gratis|ahorre|ahorra|descuento|regalo|%|sorteo',
      unless: 'informacion|confirmacion|resultado+|antes|estudios',
    },
    { says: 'ahorre|ahorra|ahorras|ahorrate|ahorrese ..4 #|%|pesos|hasta|en|dinero|al', unless: 'tiempo' },
    {
      says: 'meses sin intereses',
      needs: 'promo*|aprovech*|solo|hoy|oferta|cirugia|parto|rejuv*|buen|#',
      unless: 'pago+|acepta*|tarjeta+|banco',
    },
    {
      says: 'primera|segunda consulta|sesion|cita|revision|valoracion|visita ..4 gratis|gratuita|%|mitad|regalo|cortesia|sin costo|precio',
      unless: 'no / precio ..3 es',
    },
    {
      says: 'no ..1 lo|la|te|se|le|deje|dejes|pierda|pierdas|desaproveche ..3 pases|pase|pierda|pierdas|oportunidad|promo*|pasar|oferta|escapar|precio',
      unless: 'salud|dosis',
      needs: 'promo*|precio+|oportunidad|oferta|%|descuento|mes|hoy|lugares',
    },
    { says: 'credito|financiamiento ..4 sin|inmediato|facil|buro' },
    {
      says: 'agenda|agende|aparta|aparte|reserva|reserve|llama|llame|corre|corra ..3 ya|hoy|ahora|antes ..6 cupo|lugar*|promo*|precio|limit*|acab*|descuento|quedan',
    },
    {
      says: 'quedan|queda|restan solo|pocos|#|ultimos|unos|unicamente ..1 lugar*|cupo+|espacio+|dias',
      unless: 'embarazo|semanas|parto',
    },
    { says: '# pesos ..3 menos|ahorr*' },
    {
      says: 'de|antes mxn? # ..1 a|ahora|hoy|por mxn? #',
      needs: 'antes|ahora|hoy|solo|precio|promo*|mxn',
      unless: 'lunes|horas|hrs|anos|semanas|dias|sabado+|meses|am|pm|cm|%|cada|a|m',
    },
  ],
}
