import type { TestimonialInput } from '#content/entries/testimonial.ts'

/** Sample texts under a placeholder name. They neither quote nor invent a patient. */
export const testimonials: TestimonialInput[] = [
  {
    id: 'muestra-1',
    isSample: true,
    name: '{Nombre}',
    rating: 5,
    shortTestimonial: 'Me explicó el ultrasonido paso a paso y salí sabiendo qué seguía.',
    fullTestimonial:
      'Me explicó el ultrasonido paso a paso y salí sabiendo qué seguía. Llegué con mucho miedo por un quiste y nadie me había dicho con palabras sencillas qué era. Me dibujó, me dejó preguntar y acordamos revisarlo en tres meses.',
  },
  {
    id: 'muestra-2',
    isSample: true,
    name: '{Nombre}',
    rating: 5,
    shortTestimonial: 'Es puntual y no me sentí juzgada en ningún momento.',
    fullTestimonial:
      'Es puntual y no me sentí juzgada en ningún momento. Tenía años de no ir a consulta por vergüenza. Me dio mi tiempo, me pidió permiso antes de cada paso y me resolvió todas las dudas.',
  },
  {
    id: 'muestra-3',
    isSample: true,
    name: '{Nombre}',
    rating: 4,
    shortTestimonial: 'Esperé unos minutos, pero la consulta fue larga y sin prisas.',
    fullTestimonial: '',
  },
  {
    id: 'muestra-4',
    isSample: true,
    name: '{Nombre}',
    rating: 5,
    shortTestimonial: 'Me dijo el precio antes de empezar y no hubo sorpresas al pagar.',
    fullTestimonial:
      'Me dijo el precio antes de empezar y no hubo sorpresas al pagar. Me explicó qué estudio hacía falta y cuál podía esperar, y me dejó decidir. El resumen por escrito me sirvió para contarle todo a mi familia.',
  },
  {
    id: 'muestra-5',
    isSample: true,
    name: '{Nombre}',
    rating: 5,
    shortTestimonial: 'Fui con mi hija a su primera revisión y le habló a ella, no solo a mí.',
    fullTestimonial:
      'Fui con mi hija a su primera revisión y le habló a ella, no solo a mí. Le preguntó si quería que yo estuviera presente y le explicó todo antes de hacerlo. Salió tranquila y con ganas de volver si tiene dudas.',
  },
  {
    id: 'muestra-6',
    isSample: true,
    name: '{Nombre}',
    rating: 5,
    shortTestimonial: 'Me escuchó sin interrumpirme y anotó hasta lo que yo creía que no importaba.',
    fullTestimonial: '',
  },
  {
    id: 'muestra-7',
    isSample: true,
    name: '{Nombre}',
    rating: 4,
    shortTestimonial: 'El lugar es limpio, privado y fácil de encontrar. Me atendieron con amabilidad.',
    fullTestimonial: '',
  },
  {
    id: 'muestra-8',
    isSample: true,
    name: '{Nombre}',
    rating: 5,
    shortTestimonial: 'Pedí una segunda opinión y me explicó las opciones sin presionarme.',
    fullTestimonial:
      'Pedí una segunda opinión y me explicó las opciones sin presionarme. Revisó mis estudios uno por uno, me dijo qué ventajas y qué riesgos tenía cada camino y me propuso pensarlo en casa antes de decidir.',
  },
]
