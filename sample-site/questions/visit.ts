import type { Question } from './question.ts'

/** Questions about the visit itself. */
export const visitQuestions: readonly Question[] = [
  {
    question: '¿Qué me van a hacer en la primera consulta?',
    answer: `Primero se conversa. Explorarla no siempre hace falta, y nada se hace sin su permiso. Si no ha tenido relaciones, dígalo: casi todo puede atenderse sin espejo vaginal, y el Papanicolaou puede esperar.

La doctora le pregunta por sus reglas, su salud y lo que la trae. Según el motivo puede proponer medir la presión, revisar las mamas o el vientre, un ultrasonido por encima del abdomen o una revisión genital. Antes le explica para qué sirve.

Puede negarse a cualquier parte, pedir una pausa o pedir que alguien esté con usted. Una revisión puede incomodar; si le duele, avise para detenerla.`,
    synonyms: ['primera vez', 'primera visita', 'primera revisión', 'soy virgen', 'me da pena', 'me revisan'],
    sources: [
      { name: 'Ley General de Salud, artículos 51 Bis 1 y 51 Bis 2 (información y libre decisión)' },
      {
        name: 'ACOG Committee Opinion No. 754: The Utility of and Indications for Routine Pelvic Examination (2018)',
      },
    ],
  },
  {
    question: '¿Desde qué edad puedo ir, y entra mi mamá?',
    answer: `Puede ir a cualquier edad; una buena primera visita es entre los 13 y los 15 años, y casi siempre es solo una plática. Si es menor de edad, puede entrar acompañada y también pedir un rato a solas con la doctora.

La norma para la atención de 10 a 19 años (NOM-047-SSA2-2015) permite recibir a solas la consejería sobre salud sexual. Para una operación o un estudio que lo pida, firma también su madre, su padre o quien la tenga a su cargo.

Lo que cuente es confidencial. Solo se avisa a otros si usted corre peligro o si la ley lo ordena, como en la violencia sexual.`,
    synonyms: ['menor de edad', 'adolescente', 'mi hija', 'acompañante', 'a solas', 'edad'],
    sources: [
      {
        name: 'NOM-047-SSA2-2015, Para la atención a la salud del grupo etario de 10 a 19 años de edad (DOF, 12 de agosto de 2015)',
      },
      { name: 'ACOG Committee Opinion No. 811: The Initial Reproductive Health Visit (2020)' },
    ],
  },
  {
    question: '¿Cuánto cuesta un parto, una operación o un estudio?',
    answer: `El costo del parto, de la cirugía y del hospital se cotiza después de valorarla. Los precios publicados en este sitio son el total; lo que no aparece, pregúntelo antes.

Pida la cotización por escrito y con el total. Pregunte si incluye a la doctora, a su ayudante, la anestesia, el hospital y al pediatra, y qué cambia si el parto termina en cesárea. En la colposcopia, si hace falta una biopsia, el laboratorio suele cobrarse aparte. En el DIU pregunte por el dispositivo, la colocación y la revisión.

Si tiene seguro, pregunte antes a la aseguradora por el deducible, el coaseguro y el periodo de espera para parto.`,
    synonyms: ['cuánto cobra', 'cesárea', 'precio del DIU', 'precio de la colposcopia', 'cotización'],
  },
  {
    question: '¿Puedo tener la consulta por video?',
    answer: `Por video se puede conversar, revisar resultados y dar seguimiento. Lo que pide explorarla, tomar una muestra o hacer un ultrasonido necesita que venga.

Busque un lugar privado y con buena señal; tenga a la mano sus estudios y la lista de sus medicamentos. Pregunte al agendar cómo se paga y cómo llega su receta.

Si tiene un signo de alarma, como sangrado abundante o dolor muy intenso, no espere una videollamada: acuda a urgencias.`,
    synonyms: ['videollamada', 'consulta en línea', 'teleconsulta', 'a distancia', 'vivo lejos'],
  },
  {
    question: '¿Cómo recibo mis resultados y una copia de mi expediente?',
    answer: `Antes de irse, pregunte qué día estará cada resultado y por qué medio le llega. Si ese día no le avisan, llame: que nadie llame no quiere decir que todo salió bien.

Puede pedir por escrito un resumen clínico, y también el acceso a sus datos: el aviso de privacidad dice cómo. La ley da veinte días hábiles para contestarle. El expediente se conserva al menos cinco años desde su última atención (NOM-004-SSA3-2012).

Si alguien más ve su teléfono o su correo, pida recibirlos en persona.`,
    synonyms: ['resultado', 'estudios', 'expediente', 'resumen clínico', 'historia clínica', 'cuánto tardan'],
    sources: [
      { name: 'NOM-004-SSA3-2012, Del expediente clínico (DOF, 15 de octubre de 2012)' },
      {
        name: 'Ley Federal de Protección de Datos Personales en Posesión de los Particulares (DOF, 20 de marzo de 2025), artículo 31',
      },
    ],
  },
  {
    question: 'Soy lesbiana, bisexual o trans: ¿qué estudios necesito?',
    answer: `Los que tocan a su cuerpo y a su edad. Toda persona con cuello uterino necesita su prueba de Papanicolaou o de VPH, y toda persona con mamas, su revisión, sin importar cómo se nombre ni con quién tenga relaciones.

El VPH y otras infecciones también se contagian entre mujeres. Si es hombre trans y conserva útero, la testosterona no evita por sí sola un embarazo, y un sangrado nuevo debe revisarse.

Al agendar, diga el nombre y el trato que prefiere. En la consulta puede hablar de su pareja, de un embarazo o de sus hormonas sin dar explicaciones.`,
    synonyms: ['lgbt', 'hombre trans', 'no binaria', 'dos mamás', 'mujer con mujer', 'trato'],
    sources: [
      {
        name: 'ACOG Committee Opinion No. 823: Health Care for Transgender and Gender Diverse Individuals (2021)',
      },
    ],
  },
  {
    question: 'Vivo con una discapacidad: ¿qué puedo pedir?',
    answer: `Lo mismo que cualquier paciente, con los apoyos que le hagan falta. Dígalo al agendar: más tiempo, una mesa más baja, ayuda para subir, lugar cerca de la entrada o información por escrito.

Puede entrar con perro guía, con su asistente o con intérprete de lengua de señas. La doctora habla con usted y es usted quien decide; su acompañante ayuda, no contesta en su lugar.

Si un espejo vaginal o una postura le duele o no es posible, hay otras posturas y otros estudios, como la toma de VPH que se hace usted misma donde se ofrece.`,
    synonyms: ['silla de ruedas', 'sorda', 'ciega', 'lengua de señas', 'acceso', 'muletas'],
    sources: [
      {
        name: 'Ley General para la Inclusión de las Personas con Discapacidad (DOF, 30 de mayo de 2011), capítulo sobre salud y asistencia social',
      },
    ],
  },
]
