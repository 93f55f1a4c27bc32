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
      says: [
        '# %|por_ciento|porciento ..2 de? descuento|menos|off|dto|desc|rebaja|ahorro|gratis|bonificacion|menos_en',
        'mitad de precio',
        '^? solo|unicamente por? hoy|esta_semana|este_mes|este_fin|tiempo',
        'precio+ anterior|viejo|del_ano_pasado',
      ],
    },
    {
      says: 'descuento+|descuentazo|descuentito|rebaja+|rebajad*|remate|rematamos|liquidacion|liquidamos|barata|baratas|ganga|outlet|preventa|promo|promos|promocion|promociones|promocional|oferta|ofertas|oferton|superoferta|rifa|rifas|rifamos|sorteo|sorteos|sorteamos|cupon|cupones|cuponera|hot_sale|buen_fin|black_friday|cyber|membresia|membresias|cashback|monedero|raspadito|ruleta|tombola|giveaway|concurso|dinamica|bonificamos|bonificacion|regalazo|premiamos|vales|vale_por|tarjeta_de_regalo|certificado_de_regalo|combo|paquetazo|puntos_de_lealtad|cliente_frecuente|hoy_por|friday',
      unless:
        'salud|lactancia|academic*|prevencion|educativ*|turistic*|no|ni|sin|~egresar|autocuidado|ley|aseguradora+|asegurad*|deducible|isr|deposito|anticipo|apartar|honorarios|seguro|pastillas_combinadas|combinad*|vacunacion',
    },
    {
      says: 'gratis|gratuit*|gratuitamente|sin_costo|sin_cargo|sin_ningun_costo|de_cortesia|cortesia|de_regalo|obsequio|obsequiamos|regalamos|regalo|regalito|no_te_cuesta|no_le_cuesta|no_paga|no_pagas|te_sale_gratis|de_a_gratis|va_incluido_sin|nosotros_invitamos|invitamos_nosotros',
      needs:
        '@procedure|@you|@women|papanicolao*|diu|kit|sesion|valoracion|primera|sorpresa|amiga|@hers|nos|con',
      unless: `${publicHelp} / sin_costo_extra|sin_costo_adicional|reprogram*|descarg*|catalogo|unidades_publicas|publicas|rampa|silla|agua|unidades|registro_civil|acta|prueba_rapida`,
      evenDenied: true,
    },
    {
      says: 'ultimo+|pocos|quedan|queda|restan|solo_quedan|solo_hay ..2 lugar*|cupo+|espacio+|plaza+|oportunidad|fechas|dias_de',
      unless: 'regla|menstruacion|embarazo|semanas|ciclo|parto|sueno|ultimos_dias',
    },
    {
      says: 'cupo+|tiempo|lugares|espacios|disponibilidad limitado+|limitada|limitados|reducido+|contad*',
      unless: 'estacionamiento|movilidad|sala|consulta',
    },
    {
      says: 'aprovech*|apurate|apurese|apresur*|corre|corran|date_prisa|no_te_quedes|no_se_quede|no_lo_dejes|ultima_llamada|se_agotan|se_acaban|vuelan|apartalo|aparta|no_te_lo_pierdas|no_se_lo_pierda|no_esperes_mas|que_esperas|lleva*te|llevese|llevate',
      needs:
        'precio*|promo*|oferta|descuento|oportunidad|mes|dias|costo|hoy|paquete|ahora|cupo*|esta|lugar*|espacio*|@procedure|agenda|ya|antes',
      unless: 'nutrient*|cuerpo|visita|consulta_para|riesgo|peligro|hierro|llaman|no_lo_aprovech*',
    },
    {
      says: 'precio+|costo+|tarifa+|pagos ..3 especial+|locura|risa|increible+|bajo+|barat*|inigualable+|preventa|regalad*|imbatible+|ridiculo+|promocional|competitiv*|introductori*|insuperable+|lanzamiento|jamas|nunca|inauguracion|apertura|aniversario|preferente*|preferencial*|vip|exclusiv*|solo_por|de_oportunidad|de_amiga|de_mayoreo|suben|chiquit*|accesibl*|minim*',
      unless: 'alto|no|consulta_especial|estudio_especial|necesidades|explic*|dudas|adicional|minima',
    },
    {
      says: ['#|dos|tres x #|uno|dos|1', '2|3|dos|tres por 1|2|uno|una|dos|precio_de'],
      unless: 'mil|cien|ciento|cm|mm|centimetros|metros|dias|veces|minutos|semana',
    },
    {
      says: 'trae|traiga|invita|invite|refiera|recomienda|recomiende|comparte|comparta|etiqueta|etiquet*|siguenos|siganos|nos_siga|sigue|deje|deja|comenta|dale_like|menciona*|por_cada|quien_traiga|resena ..9',
      needs:
        'gratis|descuento|regal*|gana*|participa*|llevate|recib*|sorteo|premio|%|no_te_cuesta|no_le_cuesta|no_paga|rebaj*|consulta_va|bono|bonific*|sorte*|puntos',
      unless: 'informacion|resultado+',
      evenDenied: true,
    },
    {
      says: 'amiga|acompanante|hermana|mama|comadre|hija|referida ..4 gratis|mitad|regalo|%|descuento|sin_costo|no_paga|paga',
      unless: 'no_se',
    },
    {
      says: 'gana|ganate|ganese|participa_y|participa_por|participe_por|participa ..5',
      needs: '@procedure|rifa|sorteo|paquete|consulta',
      unless: '@hedge',
    },
    {
      says: 'agend*|reserv*|llam*|contrat*|inscrib*|pag* ..7 reciba|recibe|obtenga|obten|llevese|llevate|gana|gane|gratis|ahorr*|descuento|regalo|%|preferente|obsequio|no_paga|bonific*',
      unless: 'linea|numero|911|079|informacion|confirmacion|resultado+|antes_de_su|estudios_en|factura',
    },
    {
      says: 'puntos|club|lealtad|vip|frecuente|plan|paquete|pack|kit ..4',
      needs:
        'acumul*|gan*|descuento|gratis|vip|regalo|canje*|lealtad|especial|promo*|ahorr*|todo_incluido|mama_e|oro|premium',
      unless: 'sutura|retir*',
    },
    {
      says: 'compre|compra|adquiere|adquiera|contrata|contrate ..6',
      unless: 'seguro|medicamento|farmacia|no',
    },
    { says: '~obsequiar|gift|~rebajar|~bonificar|cuponcit*|~descontar ..4', unless: '@hedge|no|seguro' },
    { says: 'bono|cupon|vale|certificado+ de|desde|por ..1 mxn? #', unless: 'medico|nacimiento|consejo' },
    {
      says: 'si ..1 decide|agenda|paga|aparta|contrata ..2 hoy|ahora|esta_semana|antes_de',
      needs: '%|precio|regal*|bonific*|descuento|gratis|ultrasonido|menos',
    },
    { says: 'referidos|abonamos|te_abono|le_abono ..4', unless: '@hedge|medic*' },
    {
      says: 'inscrib*|reserv*|apart*|agend*|contrat* ..4 congel*|asegura_el|asegure_el|mantenemos',
      needs: 'precio+|costo+|tarifa',
    },
    { says: 'compart*|coment*|etiquet*|sigue*|siga* ..5 particip*|gana*|concurs*' },
    { says: 'solo|por_solo|a_solo ..1 mxn? # $', needs: 'paquete|combo|kit|+|incluye' },
    {
      says: 'paga|pagas|pagan|pagara|pague ..1 la_mitad|menos|uno|una',
      unless: 'cancel*|seguro|segunda|iva',
    },
    { says: 'va|corre|queda ..1 por nuestra|mi cuenta' },
    { says: 'codigo -postal|de|qr ..3 agend*|descuento|promo*|descuent*', unless: 'postal|barras|etica' },
    {
      says: '@fee|amiga+|hija|hermana|mama|segunda|acompanante|ella|pareja ..6 mitad|un_solo|el_doble|por_el_precio|en_cero|cero_pesos|0_pesos|va_por|sale_en|sale_gratis|no_paga|no_pagas|no_pagara|no_cubre|no_cubrira|va_incluid*|incluid*_en_la_de|corre_por|sin_cobrar|menos_pesos|reduc* ..3',
      unless:
        'cancel*|anticipo|deposito|seguro|poliza|aseguradora+|no_sabe|tercera|segunda_opinion|citas?|proveedor|guarda|expediente|embarazo|mitad_del',
    },
    {
      says: 'contador|reloj_corre|se_acaba|cuenta_regresiva|antes_de_que_se_acabe|antes_que_se_acabe|ultimas_horas|hasta_agotar|hasta_llenar|flash|nomas_hoy',
      unless: 'ovarica|regla|contador_publico|receta|medicamento|pastilla+',
    },
  ],
}
