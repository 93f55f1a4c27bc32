import { group, text } from '#content/fields/fields.ts'

/** A guided question about the practice. Visitors read nothing about one that is not answered. */
const answer = (label: string, hint: string) => text(label, { max: 240, hint })

/** What patients ask about this practice, and no general text can answer. */
export const practice = group('Su consulta', {
  ages: answer('Edades que atiende', '¿Desde qué edad? Por ejemplo «Desde los 10 años, sin límite de edad».'),
  companion: answer(
    'Acompañante',
    '¿Quién puede entrar? Por ejemplo «Quien usted elija; a las adolescentes las veo también a solas».',
  ),
  video: answer(
    'Consulta por video',
    '¿La da? Por ejemplo «No» o «Sí, de seguimiento; se agenda por WhatsApp».',
  ),
  results: answer(
    'Entrega de resultados',
    '¿Cómo y en cuánto tiempo? Por ejemplo «Papanicolaou en 10 días, en consulta o por correo».',
  ),
  records: answer('Copia del expediente', '¿Cómo se pide y cuándo se entrega?'),
  cancellations: answer(
    'Si cancela o no llega',
    '¿Con cuánto aviso, y se cobra? Por ejemplo «Avise un día antes; no se cobra».',
  ),
  surgery: answer(
    'Costo de partos y cirugías',
    '¿Cómo lo dice? Por ejemplo «Se cotiza por escrito después de la valoración».',
  ),
  vaccines: answer('Vacunas', '¿Aplica la del VPH u otras? Si no, ¿a dónde envía a sus pacientes?'),
  imaging: answer('Mastografía y densitometría', '¿Se hacen aquí? Si no, ¿a dónde envía a sus pacientes?'),
  interpreter: answer(
    'Intérprete',
    '¿Puede venir con intérprete, de lengua de señas o de otro idioma? Los idiomas que usted habla van en Doctora.',
  ),
  disability: answer(
    'Personas con discapacidad',
    'Baño, mesa de exploración, perro guía, más tiempo. La rampa y el elevador se dicen en Lugares.',
  ),
  welcome: answer(
    'A quién atiende',
    'Por ejemplo «Atiendo a toda persona con útero, ovarios o mamas; dígame cómo quiere que la nombre».',
  ),
})
