/** A question about the whole site, which no rule can answer. */
type Question = {
  readonly id: string
  readonly text: string
  /** The answer with which nothing has to be done. */
  readonly wanted: 'yes' | 'no'
  /** What calls for a yes, and what for a no. */
  readonly examples: { readonly yes: readonly [string, string]; readonly no: readonly [string, string] }
}

/** The twelve questions before the launch and before each yearly filing of the COFEPRIS notice, in their order. */
export const questions = [
  {
    id: 'figures',
    text: '¿Cada cifra (años, procedimientos, pacientes) tiene un papel que la comprueba?',
    wanted: 'yes',
    examples: {
      yes: [
        'Dice «12 años» y su cédula es de hace doce.',
        'Dice «800 cirugías» y las tiene en la bitácora del quirófano.',
      ],
      no: ['«Más de 5,000 pacientes», contado de memoria.', '«98 de cada 100», leído en un folleto.'],
    },
  },
  {
    id: 'results',
    text: '¿Alguna frase promete un resultado: sana, embarazada, curada, para siempre?',
    wanted: 'no',
    examples: {
      yes: ['«Con nosotros sí va a ser mamá.»', '«Olvídese de los cólicos para siempre.»'],
      no: [
        '«El tratamiento suele aliviar el dolor; en la consulta vemos si es para usted.»',
        '«Buscamos la causa de la infertilidad y le explicamos sus opciones.»',
      ],
    },
  },
  {
    id: 'no-risk',
    text: '¿Alguna frase dice que no duele, que no tiene riesgo o que no deja cicatriz?',
    wanted: 'no',
    examples: {
      yes: ['«Colocación del DIU sin nada de dolor.»', '«Una cirugía segura, nadie notará la herida.»'],
      no: [
        '«Puede sentir un cólico; le decimos cómo aliviarlo.»',
        '«Como toda cirugía, tiene riesgos: se los explicamos antes.»',
      ],
    },
  },
  {
    id: 'comparison',
    text: '¿El sitio se compara con otros, o dice mejor, única o líder?',
    wanted: 'no',
    examples: {
      yes: [
        '«La ginecóloga más recomendada de la ciudad.»',
        '«Aquí sí la escuchan, no como en otros lados.»',
      ],
      no: ['«Atiendo en Puebla desde 2014.»', '«La primera consulta dura unos 40 minutos.»'],
    },
  },
  {
    id: 'evidence',
    text: '¿Ofrece algo sin registro o sin prueba: láser vaginal, pellets, sueros, células madre?',
    wanted: 'no',
    examples: {
      yes: ['Rejuvenecimiento vaginal con láser.', 'Sueros de vitaminas para la fertilidad.'],
      no: ['Estrógeno vaginal con registro sanitario.', 'Ejercicios de piso pélvico con fisioterapeuta.'],
    },
  },
  {
    id: 'own-services',
    text: '¿Anuncia solo lo que hace usted, con su equipo y con los permisos que piden?',
    wanted: 'yes',
    examples: {
      yes: [
        'Anuncia colposcopia y el colposcopio está en su consultorio.',
        'Dice que opera en el hospital y que el hospital es el que tiene el quirófano.',
      ],
      no: [
        'Anuncia ultrasonido 4D y lo hace otra persona en otra clínica.',
        'Anuncia cirugías en el consultorio, que no tiene licencia para operar.',
      ],
    },
  },
  {
    id: 'specialties',
    text: '¿Se presenta solo con especialidades que tienen cédula y certificado vigente?',
    wanted: 'yes',
    examples: {
      yes: [
        '«Ginecóloga y obstetra», con su cédula y el certificado del consejo vigente.',
        '«Médica cirujana con diplomado en lactancia», con esas palabras.',
      ],
      no: ['«Experta en fertilidad» por un curso.', '«Oncóloga» con el certificado vencido.'],
    },
  },
  {
    id: 'prices',
    text: '¿Los precios son totales, dicen qué incluyen y desde cuándo, sin prisa ni regalos?',
    wanted: 'yes',
    examples: {
      yes: [
        '«Consulta con ultrasonido, 800 MXN, desde enero de 2026.»',
        '«El paquete incluye tres consultas y dos ultrasonidos; los análisis se pagan aparte.»',
      ],
      no: [
        '«Desde 500», sin decir qué cubre.',
        '«Solo esta semana, y el segundo estudio va por nuestra cuenta.»',
      ],
    },
  },
  {
    id: 'consent',
    text: '¿Cada foto y testimonio tiene su consentimiento firmado, sin antes y después ni curaciones?',
    wanted: 'yes',
    examples: {
      yes: [
        'La paciente firmó la hoja y cuenta cómo la trataron.',
        'En la foto sale su equipo, y cada quien lo autorizó.',
      ],
      no: [
        'Una foto del abdomen antes y después.',
        'Un comentario copiado de Google: «me quitó los quistes».',
      ],
    },
  },
  {
    id: 'remote',
    text: '¿Ofrece receta o diagnóstico sin revisar a la paciente?',
    wanted: 'no',
    examples: {
      yes: ['«Mande foto de su estudio y le digo qué tiene.»', '«Pida su receta por WhatsApp.»'],
      no: [
        '«Por WhatsApp se dan citas, no consultas.»',
        '«En la videollamada vemos los resultados de su estudio.»',
      ],
    },
  },
  {
    id: 'emergency-phone',
    text: '¿Alguien contesta el teléfono de urgencias a las tres de la mañana?',
    wanted: 'yes',
    examples: {
      yes: ['Usted, o la colega que la cubre esa noche.', 'La recepción del hospital, que la localiza.'],
      no: ['El teléfono del consultorio, apagado desde las ocho.', 'Un WhatsApp que se lee en la mañana.'],
    },
  },
  {
    id: 'same-as-filed',
    text: '¿El aviso que presentó dice lo que hoy se ve, también en campañas, carteles y redes?',
    wanted: 'yes',
    examples: {
      yes: [
        'Agregó un servicio y presentó el aviso de nuevo.',
        'Sus carteles dicen lo mismo que el sitio, con el número del aviso.',
      ],
      no: [
        'En Instagram anuncia una campaña que no está en el aviso.',
        'Cambió de consultorio y el aviso tiene el anterior.',
      ],
    },
  },
] as const satisfies readonly Question[]

export type QuestionId = (typeof questions)[number]['id']
