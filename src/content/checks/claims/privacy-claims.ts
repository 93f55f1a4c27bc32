import { type ClaimKind, provable } from './claim.ts'

const imagesAllowed =
  'no|nunca|consent*|autoriz*|ultrasonido|explic*|anatom*|dibuj*|@hedge|consultorio|sala|modelo|seguimiento|ilustr*|estudio+|prohib*|mapa|laboratorio|educativ*|redes_sociales_del|antes_de|ley|pase|pide|retir*'

const remoteAllowed =
  'cita+|agend*|recordator*|confirm*|factura|no_se_recet*|no_recet*|no_damos|no_doy|no_diagn*|nunca|ningun*|evit*|ubicacion|dudas|pero|acuda|seguimiento|no_es_posible|no_interpret*|no_hago|no_mande|no_envie|resultado+_por|trae|traiga|no_sustituye|presencial|en_persona|al_laboratorio|no_puedo|no_podemos|no_tome|no_resuelvo|no_atiendo'

export const privacyClaims: ClaimKind = {
  id: 'palabra-privacidad',
  why: 'Promete un secreto sin excepciones, muestra a pacientes u ofrece atender sin revisar: eso puede reclamarse.',
  law: `${provable} El secreto médico tiene excepciones por ley, y las imágenes de pacientes son datos sensibles (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, de 2025, art. 8).`,
  better: 'Sus datos se tratan como dice el aviso de privacidad, con las excepciones que marca la ley.',
  claims: [
    {
      says: 'foto*|video*|imagen*|selfie*|retrato*|en_vivo|live|reel+|galeria|stories|historias|album|transmision|transmit*|clip+ ...8 paciente+|parto+|cirugia+|cesarea+|nacimiento+|vulva|zona|intim*|antes|testimoni*|quedo|quedaron|transformac*|cuerpo+|abdomen|casos|resultados|senora|labioplastia+|vulvoplastia+|ninfoplastia+|quirofano|cambio+|llego',
      unless: `${imagesAllowed} / contacto`,
    },
    {
      says: 'antes y|vs|versus|contra|despues|de despues|desliza|de|del',
      needs:
        'antes & despues & foto*|imagen*|mira*|mire*|vea|ve|ven|resultado+|galeria|conoc*|video+|casos|pacientes|checa|desliz*|transform*|cambio+|^ ..1 antes|labioplastia|cirugia_intima|laser|nuestras',
      unless:
        'comer|bano|relaciones|tomar|regla|consulta|cada|estudio+|explic*|tocar|lav*|dosis|comida|ejercicio|orinar|embarazo|cuidados|menopausia|parto_y',
    },
    {
      says: 'ver|deslice|desliza|vea|mire|mira|ve|vean|conozca|checa|observe|juzgue|descubra|siganos|sigame|visite|le_mostramos|te_mostramos ..3 como|caso+|cambio+|diferencia|transformac*|quedo|quedaron|llego|imagenes|fotos|resultados|antes|paciente+ ..6',
      needs:
        'nacio|quedo|quedaron|queda|quedan|paciente*|antes|foto*|imagenes|reales|cirugia|llego|instagram|tiktok|facebook|redes|pacientes|transform*|casos',
      unless: 'ultrasonido|bebe_en|estudio+|anatom*|mapa|laboratorio|consultorio',
    },
    {
      says: 'conozca|conoce|ella_es|le_presento|les_presento ..5',
      needs: 'anos|paciente* & foto*|llego|verrugas|quedo|parto|@trouble',
    },
    {
      says: 'recet*|diagnost*|interpret*|medic*|tratamiento+|incapacidad*|justificante+|certificado+|pastilla*|antibiotico+|valoracion|opinion|misoprostol|lectura ..9 whatsapp|chat|inbox|facebook|instagram|tiktok|messenger|mensaje|comentarios|redes|linea|online|internet|telefono|llamada|foto*|formulario|cuestionario|audio|correo|domicilio|telegram|dm|paqueteria|app',
      needs:
        'sin|no|ni|minutos|inmediat*|solo|le|te|mandamos|enviamos|instante|express|rapid*|facil|vivo|live|foto*|pid*|mand*|envi*|foto|comentarios|$|una',
      unless: remoteAllowed,
    },
    {
      says: 'mand*|envi*|pasame|paseme|pasanos|pasenos|suba|sube|subanos|comparta*|publique|cuent*|platique*|escrib*|pase|deje|llene|toma*|tome ..6 foto*|sintomas|resultado+|estudio+|lesion*|papanicolao*|imagen*|caso|ultrasonido|formulario|inbox|selfie ..8',
      needs:
        'decimos|digo|recet*|interpret*|diagnost*|diremos|dire|tratamiento|saber|leo|leemos|opini*|explico|medicamento|le_digo|respuesta|surt*',
      unless: 'cita|no_envie|no_mande|evite|antes_de|factura|favor_de_no',
    },
    {
      says: 'sin|ni|no_necesita|no_necesitas|no_requiere|no_se_requiere|no_pedimos|no_pido|no_pide|no_hace_falta|no_ocupas|no_ocupa|no_hay_que|no_tiene_que|no_pregunt*|no_exigimos|no_solicitamos ..4 receta|consulta|consultarla|revisarla|revisarte|revise|revisen|revision|identific*|cita|preguntas|nada|estudios|expediente|nombre|registro|papeles|venir|venga|presentarse|valoracion|exploracion|verla|verte|examinarla|salir|acudir|consentimiento|salga',
      needs:
        'recet*|tomar|medicament*|pastilla*|abort*|incapacidad*|justificante*|vend*|surt*|legrado|antibiotic*|diagnost*|anonim*|certificado*|misoprostol|le_mand*|enviamos|tratamiento|indico|whatsapp|linea',
      unless:
        '@hedge|no_se_vende|no_vend*|nunca|levonorgestrel|emergencia|evit*|condon|necesita_receta|automedic*|no_recet*|no_es_posible|no_doy|no_damos|no_tome|denuncia|urgencia*|guardamos|ayuno|compre|para_que',
    },
    {
      says: 'nadie|no|ni ..2 pregunta|pide|pedimos|abre ..2 nada|nombre|expediente|datos|receta',
      unless: '@hedge',
      evenDenied: true,
    },
    {
      says: 'mandanos|mandenos|mandame|mandeme|manda|mande|envianos|envienos|enviame|envieme|subanos|subenos ..2 foto*|selfie*',
      unless: 'no|factura|cedula|estudio*',
    },
    {
      says: 'secreto|silencio|discre*|anonim*|confiden*|privac*|privad*|datos|expediente|identidad|intimidad|reserva ..6',
      needs:
        'total*|absolut*|garant*|100|%|jamas|nunca|nadie|tumba|asegur*|blindad*|siempre|complet*|estrict*|ni_un_juez|sin_excepc*|eterno|imposible|ni_siquiera|maxim*|cien|plena|ni_su|hackeable',
      unless:
        'excepcion*|ley|norma|espacio|profesional|salvo|pase|lugar|acompanada|publicamos|vendemos|envie|compartimos_con_terceros|cookies|vestidor|publicidad|sin_su|telefono_a|consentimiento|permiso|cambiarse|aviso|escriba|entreg*|copia',
      instead: 'confidencialidad, con las excepciones que marca la ley,',
      evenDenied: true,
    },
    {
      says: 'nadie|ni|nunca|jamas|no ..6 sabra|sabran|enterara|enteraran|entera|enteran|sepa|sepan|entere|enteren|vera|veran|conocera|tendra_acceso|tenga_acceso|acceso|dara_cuenta|registro|rastro',
      unless: '@hedge|vestidor|sin_su|bebe|sexo|exacto|futuro|cuando',
      evenDenied: true,
    },
    {
      says: 'nunca|jamas|bajo_ninguna|por_ningun|ni_con|aunque ..5 motivo|circunstancia|orden|juez|autoridad*|ley|policia ..6',
      needs:
        'datos|secreto|expediente|identidad|confidencial*|revel*|compart*|sabra*|entreg*|discre*|privac*',
      unless: 'salvo|excepto',
      evenDenied: true,
    },
    {
      says: 'pastillas|medicamento+|misoprostol|cytotec|aborto ..3 para|de|que|segur* ..1 abortar|aborto|interrumpir|bajar|domicilio|casa ..6',
      needs: 'venta|vend*|entrega*|envi*|domicilio|discret*|sin|disponible|paqueteria|precio|tenemos|mand*',
      unless: 'no|evit*|consulte|ley',
    },
    {
      says: 'famos*|artista+|actriz|conductora|influencer+|esposa|diputada|reina|cantante|politic*|gobernador* ..6',
      needs: 'atend*|paciente*|atiend*|oper*|consult*|confi*|nuestr*',
      unless: 'no',
    },
    {
      says: 'presum*|compart*|subimos|publicamos|les_dejo|etiquet* ..6',
      needs: 'ultrasonido|foto*|video*|caso|parto|cesarea|bebe|paciente & de|paciente',
      unless: 'no|nunca|consent*|autoriz*|@hedge|privacidad|pareja|terceros',
    },
    {
      says: 'vende*|vendo|venta|surtimos|envio+|enviamos ..3 misoprostol|cytotec|pastillas|receta*',
      unless: 'no|evit*',
    },
    {
      says: 'caso|historia|foto*|expediente ..2 de la? senora|senorita|paciente|don|dona',
      unless: 'no|consent*|@hedge|autoriz*|copia',
    },
    {
      says: 'no|nunca|jamas ..2 saldra|sale|salen|saldran ..2 de aqui|este|mi|mis',
      unless: 'resultado+',
      evenDenied: true,
    },
    {
      says: 'mostramos|muestro|presentamos|publicamos|encontrara|vera ..4',
      needs:
        'fotografias|fotos|galeria|evolucion|acercamientos|album|labioplastias & operadas|pacientes|señoras|cirugias|labioplastias|previas|posteriores|mama|recientes|clinica',
      unless: 'no|consent*|@hedge|consultorio',
    },
    { says: 'inviolable|hackeable|impenetrable|invulnerable|blindad*|a_prueba_de_curiosos', unless: 'no' },
    {
      says: 'mandeme|mandame|mandenos|mandanos|envieme|enviame ..3 fot*|selfie*|video',
      unless: 'no|factura|estudio*',
    },
    {
      says: 'te|le digo|decimos|dice|dire ..2 que ..1 medicina|tomar|tienes|tiene|ponerse|comprar|ponerte',
      unless: '@hedge|no|cita|estudio',
    },
    {
      says: 'publicamos|subimos|mostramos ..4 imagenes|fotos|videos|fotografias ..2 de',
      unless: 'no|nunca|consent*|consultorio|equipo',
    },
    {
      says: 'antes|izquierda ...8 despues|derecha',
      needs: 'compar*|foto*|imagen*|desliz*|mira*|izquierda|galeria',
      unless: imagesAllowed,
    },
    { says: '^ antes despues', unless: imagesAllowed },
    {
      says: 'incapacidad*|recetas|justificantes|certificados ..1 por|en|via whatsapp|chat|linea|inbox|mensaje|internet',
      unless: 'no|nunca|evit*',
    },
    {
      says: 'secreto|discre*|confiden*|privad*',
      needs: 'hasta|ni|incluso ..2 ley|autoridad*|policia|juez',
      unless: 'excepto|salvo',
      evenDenied: true,
    },
    {
      says: 'lo_que ..4 platique*|confiesa|confiese|cuente*|diga|digas|pase|pasa ..4 no|nadie|jamas|nunca|queda|muere',
      unless: '@hedge|salvo|excepto|aviso|expediente',
      evenDenied: true,
    },
    {
      says: 'transmitimos|grabamos|publicamos|subimos|transmito|compartimos|vea|conoce|conozca|conozcan|mira|mire|escucha|escuchalo ..6 en_vivo|redes|cesarea|de_la_señora|de_la_senora|historia|embrion|audio|completo_en|completo|llanto|progreso|espejo|paciente',
      unless: 'no|nunca|consent*|autoriz*|formacion|consultorio|equipo|perfil|pagina|medic*|latido+',
    },
    {
      says: '~mandar|~enviar|~surtir|~recetar|receto|hacemos|obtenga|obten|reciba|recibe|damos|doy ..4 receta+|diagnostico+|tratamiento|incapacidad|pastillas ..6 mensaje|chat|whats*|linea|sofa|minutos|sin|aunque|telefono|inbox|conozca|examen|ahi_mismo',
      unless: 'no|nunca|consult*|presencial|cita|control|valid*',
    },
  ],
}
