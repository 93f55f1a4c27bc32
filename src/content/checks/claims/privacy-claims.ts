import { type ClaimKind, provable } from './claim.ts'

export const privacyClaims: ClaimKind = {
  id: 'palabra-privacidad',
  why: 'Promete un secreto sin excepciones, muestra a pacientes u ofrece atender sin revisar: eso puede reclamarse.',
  law: `${provable} El secreto médico tiene excepciones por ley, y las imágenes de pacientes son datos sensibles (Ley Federal de Protección de Datos Personales en Posesión de los Particulares, de 2025, art. 8).`,
  better: 'Sus datos se tratan como dice el aviso de privacidad, con las excepciones que marca la ley.',
  claims: [
    {
      says: 'foto*|video*|imagen*|selfie*|retrato*|en_vivo|live|reel+|historias ...8 ',
      needs:
        'pacientes|paciente|su_parto|el_parto|partos|quirofano|cirugia+|cesarea+|bebes|nacimiento+|vulva|zona|antes|testimoni*|resultado_final|quedo|quedaron',
      unless:
        'no|consent*|autoriz*|sin|ultrasonido|explic*|anatom*|dibuj*|puede|consultorio|sala|ilustr*|estudio+|prohib*',
    },
    {
      says: 'ver|vea|mira|mire|descubra|checa|conozca|siganos|sigame|busque ..6 antes|despues|resultados|casos|transformaciones|cambios|pacientes',
      needs: 'instagram|facebook|tiktok|pagina|redes|fotos|video*|galeria|reales|antes',
      unless: 'estudio+|laboratorio|antes_de|consent*|portal|correo',
    },
    {
      says: 'por|en|via|desde|mande|mandenos|envie|escriba ..2 facebook|instagram|tiktok|messenger|inbox|comentarios|whatsapp|mensaje|telefono|chat|foto|internet ..8 ',
      needs:
        'recet*|diagnosticamos|diagnostico_en|interpret*|tratamiento|medicamento+|decimos|digo|diremos|sin_venir|sin_cita|sin_salir|sin_revis*|pastillas|incapacidad',
      unless: 'no|nunca|cita+|dudas|ningun*|pero|acuda|evit*|recordator*|confirm*',
    },
    {
      says: 'secreto|silencio|tumba|discre*|anonim*|confiden*|privac*|privad* ..4 ',
      needs:
        'total*|absolut*|garant*|100|%|jamas|nunca|nadie|tumba|asegur*|blindad*|siempre|completa*|estrict*|ni_un_juez|sin_excepc*',
      unless: 'no|excepcion*|ley|norma|espacio|profesional|salvo|pase|lugar|acompanada',
    },
    {
      says: 'nadie|ni_su_esposo|ni_su_familia|ni_su_pareja|ni_el_juez ..4 sabra|enterara|sepa|entere|vera|sabe|conocera|entera|pregunta ..3 ',
      evenDenied: true,
      unless: 'si|puede',
    },
    {
      says: 'no ..1 pedimos|pido|preguntamos|solicitamos|necesita|exigimos ..2 receta|identificacion|estudios|revision|nombre|consulta|consentimiento|papeles|cita',
      needs: 'pastilla*|medicament*|abort*|legrado|recet*|incapacidad|$|tratamiento',
      evenDenied: true,
      unless: 'urgencia*|denuncia|para|ayuno|referencia',
    },
    {
      says: 'le|te ..1 recetamos|receto|diagnosticamos|diagnostico|damos|mandamos|enviamos|doy|mando ..5 ',
      needs:
        'whatsapp|linea|mensaje|facebook|inbox|telefono|chat|foto|domicilio|sin_revis*|sin_consulta|sin_venir',
      unless: 'no|cita+|ubicacion|recordator*|factura|resultado+|copia|informacion|direccion|confirm*',
    },
    {
      says: 'incapacidad|incapacidades|justificante|justificantes|certificado_medico ..4 ',
      needs: 'sin|whatsapp|linea|inmediat*|minutos|express|facil|al_momento|venta|vend*',
      unless: 'no|revis*|@hedge',
    },
    {
      says: 'famos*|artista+|actriz|conductora|influencer+|esposa|diputada|reina|cantante ..6 ',
      needs: 'atend*|paciente*|atiend*|oper*|consult*|confi*|nuestr*',
      unless: 'no',
    },
    {
      says: 'vea|mire|mira|ve|vean|conozca|checa|observe ..1 como ..2 quedaron|quedo|queda|quedan|quedamos|cambio|lucen|llego|llegaron',
    },
    {
      says: 'paciente|pacientes|senora|actriz|cantante|famosa|esposa|hija|conductora ..6 ',
      needs: 'foto*|video|nombre|publicamos|etiquet*|saludo|compartimos|mostramos|presumimos',
      unless: 'no|sin|consent*|autoriz*|privac*|estudio+|puede|su_nombre|por_su|retir*|llama',
    },
    {
      says: 'sin|no ..2 receta|consulta|revisarla|revisarte|identific*|cita|preguntas|estudios|expediente|nombre|registro|papeles',
      needs:
        'medicament*|pastilla*|envi*|abort*|recet*|incapacidad|justificante|vend*|surtimos|mandamos|legrado',
      unless: '@hedge|no_se_vende|nunca|levonorgestrel|emergencia|evit*|condon|necesita_receta|automedic*',
    },
    {
      says: 'recet*|diagnost*|consult*|interpret*|atend* ...4 con|por|de solo|una|tu|su|chat|mensaje|foto|llamada ..3 foto|mensaje|whatsapp|audio|selfie|chat|formulario|cuestionario',
      needs: 'solo|una|foto|sin|recet*|diagnost*|inmediat*',
      unless: 'no|nunca|cita+|dudas|seguimiento|resultado+|agend*|confirm*|recordator*',
    },
    {
      says: 'nadie|ni|nunca|jamas ..4 se ..1 entera|enterara|enteran|enteraran|dara_cuenta|sabra',
      evenDenied: true,
    },
    {
      says: 'nunca|jamas|bajo_ninguna|por_ningun|ni_con ..3 nadie|motivo|circunstancia|orden|juez|autoridad ..4 ',
      needs: 'datos|secreto|expediente|identidad|confidencial*|revel*|compart*|sabra',
      evenDenied: true,
    },
    {
      says: 'mande*|manda*|envi*|suba|sube|subanos|comparta*|mandenos|publique|cuente*|cuentenos|platique*|escriba*|pase|deje ..5 foto*|sintomas|resultado+|estudio+|lesion*|papanicolao*|imagen*|caso|ultrasonido ...6 ',
      needs:
        'decimos|digo|recet*|interpret*|diagnost*|diremos|dire|respond*|tratamiento|saber|leo|leemos|opini*|explico',
      unless: 'cita|no|evite|antes_de',
    },
    {
      says: 'recet*|diagnostic*|interpret*|medic* ...5 facebook|instagram|tiktok|comentarios|inbox|redes|messenger|mensaje+|whatsapp|telegram|vivo|live',
      unless: 'no|nunca|evit*|seguimiento|cita+|ningun*',
    },
    {
      says: 'facebook|instagram|tiktok|comentarios|inbox|redes|messenger|whatsapp ...6 recet*|diagnost*|interpret*|tratamiento|medicamento',
      unless: 'no|nunca|evit*|cita+|ningun*|dudas|pero|recordator*',
    },
    {
      says: 'video+|foto*|imagen*|galeria|historia+|clip+ ..4 parto+|cirugia+|paciente+|transformac*|cesarea+|zona|intim*|abdomen|nacimiento+|resultados|casos|cuerpo+',
      needs:
        'reales|nuestro+|mi|mis|tiktok|galeria|vea|mire|mira|redes|instagram|youtube|facebook|antes|comparti*|publica*|conozca|ver|sin_censura|en_vivo',
      unless: 'no|autorizacion|estudio+|educativ*|anatom*|ultrasonido',
    },
    { says: 'galeria de|con ..2 transformac*|pacientes|resultados|cirugias|casos|antes' },
    { says: 'asi ..3 llego|estaba|era|entro|vino ...5 asi|quedo|salio|esta|hoy|mire' },
    {
      says: 'mire|vea|mira|conozca|ve|checa|juzgue ..2 las? ..1 imagenes|fotos|cambio|diferencia|resultado+|video+',
      unless: 'ultrasonido|bebe|estudio+|anatom*|mapa',
    },
    {
      says: 'secreto|silencio|discrecion|anonimato|confidencialidad|privacidad ..1 total|absolut*|garantiz*|100|blindad*|aunque|eterno|pase_lo',
    },
    { says: 'aunque la|lo ley|diga|pida|ordene', needs: 'secreto|confidencial*|privac*|no|discre*' },
    {
      says: 'pastillas|medicamento+|misoprostol|cytotec ..2 para|de|que ..1 abortar|aborto|interrumpir|bajar ..6 ',
      needs: 'venta|vend*|entrega*|envi*|domicilio|discret*|sin|disponible|paqueteria|precio|tenemos',
      unless: 'no|evit*|consulte',
    },
    {
      says: 'entrega+|envio+|paqueteria ..1 discret*|anonim*|a_domicilio',
      needs: 'pastilla*|medic*|abort*|misoprostol|receta',
    },
    {
      says: 'nadie|ni_su|ni_tu ..1 pareja|familia|esposo|mama|marido|novio? ..1 se_enter*|sabra|se_dara|lo_sabra|lo_sepa|tiene_que',
      evenDenied: true,
    },
    {
      says: 'antes y|vs|versus|contra despues',
      needs:
        '^ ..3 antes / foto*|imagen*|mira|mire|vea|ve|ven|resultado+|galeria|conoc*|video+|casos|pacientes|checa|desliz*|transformacion|cambio+',
      unless:
        'comer|cirugia|bano|embarazo|relaciones|parto|tomar|menopausia|regla|consulta|cada|procedimiento|estudio|explic*|tocar|cambiar|lav*|dosis|comida|ejercicio|orinar',
    },
    {
      says: 'fotos|fotografias|imagenes|videos|video|foto|historias|galeria ..4 pacientes|paciente|partos|parto|cirugias|cesareas|casos|nacimientos|resultados reales|antes',
      needs:
        'ver|vea|mira|mire|conoc*|publicamos|compart*|reales|nuestro+|redes|instagram|facebook|tiktok|subimos|galeria|checa|antes / en vivo',
      unless: 'no|consentimiento|sin|autoriz*|estudios|ultrasonido',
    },
    {
      says: 'pacientes|casos|resultados|testimonios|mujeres reales',
      needs: 'foto*|mira|mire|conozca|vea|ve|^|video*|caso*|resultado*',
    },
    {
      says: 'confidencialidad|privacidad|discrecion|anonimato|secreto|reserva|confidencial|privado|discreto ..1 absolut*|total|totalmente|garantizad*|complet*|100|plena|maxima|asegurad*|estrict*|blindad*',
      unless: 'no|excepcion*|ley|nadie|salvo',
      instead: 'confidencialidad, con las excepciones que marca la ley,',
    },
    {
      says: 'total|absoluta|maxima|completa|plena|100|estricta|totalmente|absolutamente|completamente ..2 confidencialidad|privacidad|discrecion|anonimato|confidencial|privado|privada|discreto|discreta|anonimo|anonima|confidenciales',
      unless: 'no|excepcion*|ley|salvo',
      instead: 'confidencialidad, con las excepciones que marca la ley,',
    },
    { says: '# % ..1 confidencial*|privad*|discret*|anonim*|secret*' },
    {
      says: '~garantizar|~asegurar ..4 confidencialidad|privacidad|discrecion|anonimato',
      unless: 'no|nadie|ley|constitucion|derecho / para garantizar',
    },
    {
      says: 'nadie|nunca|jamas ..2 nadie? ..2 ~enterar|se? enterara|sabra|sepa|entere|enteraran|vera|revelaremos|revelamos|lo sabra',
      needs: 'nadie|jamas ..3 enter*|sabr*|sep*|revel*|vera',
      unless: 'puede|si',
      evenDenied: true,
    },
    { says: 'sin que nadie|tu|su|familia|pareja|padres|mama ..3 entere|sepa|enteren|sepan|note' },
    {
      says: 'receta+|recetamos|recete|medicamento+|tratamiento+|incapacidad*|certificado+|justificante+|diagnostico+ ..5 linea|online|whatsapp|internet|telefono|mensaje|chat|domicilio|inbox ..4 sin|revis*|inmediat*|minutos|$|al instante|rapid*',
      needs: 'sin|inmediat*|minutos|instante|rapid*|por|facil',
      unless:
        'no|videoconsulta|seguimiento|agend* / no se / recordatorio|dudas|cita+|lleva*|resultado+|trae|traiga|copia',
    },
    {
      says: 'sin ..2 revision|revisarla|revisarte|consulta|valoracion|exploracion|receta|cita|verla|verte|examinarla|salir|preguntas|venir|explorarla|acudir',
      needs:
        'receta+|diagnost*|tratamiento+|medicamento+|recet*|incapacidad*|certificado|pastilla+|misoprostol|justificante',
      unless:
        'fallar|falla|suele|oculta*|no|evite|nunca|automedic*|solo|condon|anticoncep* / levonorgestrel|emergencia / compr* / farmacia|dolor|cita ..3 con|necesita*',
    },
    {
      says: 'diagnostic*|interpret* ..5 foto|fotos|whatsapp|mensaje|internet|inbox|chat|fotografia|redes|linea',
      unless: 'no|nunca|evit*|buscar',
    },
    {
      says: 'mande|manda|mandanos|envie|envia|envianos|mandeme|mandame|enviame|envieme|enviar|mandar ..4 foto*|sintomas|estudios|video|imagen*|resultados ..9 ',
      needs:
        'diagnost*|recet*|tratamiento|medicamento|decimos|digo|respuesta|inmediat*|dire|diremos|dime|saber|whatsapp|foto*',
      unless: 'cita|consulta|no|antes|evit*|factura / favor de no',
    },
    {
      says: 'transmi*|en vivo|live|streaming|publicamos|subimos|documentamos ..5 parto+|cirugia+|cesarea+|consulta+|pacientes|nacimiento*',
      unless: 'no|consentimiento|infeccion|sangre|sexual|bebe',
    },
    {
      says: 'no ..1 necesita|necesitas|hace_falta|requiere|ocupas ..2 revision|consulta|venir|cita|receta|valoracion|exploracion|revisarse',
      needs: 'recet*|tratamiento|diagnost*|medicamento|whatsapp|linea|foto*',
      evenDenied: true,
    },
  ],
}
