import { kidneyInfection } from '../alarm-signs.ts'
import type { Question } from './question.ts'

/** Questions about the pelvic floor, studies at an age, and vaccines. */
export const preventionQuestions: readonly Question[] = [
  {
    question: 'Se me sale la orina o siento que se me baja la matriz',
    answer: `Las dos cosas son frecuentes y tienen tratamiento: pida una cita aunque le dé pena. Vaya a urgencias si no puede orinar, si se le duermen la entrepierna o las piernas, o si ${kidneyInfection}.

Se revisa el piso pélvico y un examen de orina; ayuda anotar tres días cuánto bebe y cuándo orina. Lo primero suele ser la rehabilitación: ejercicios guiados al menos tres meses, entrenar la vejiga, menos café y bajar de peso si hace falta. Para el prolapso hay además un aro que se coloca en la vagina (pesario) y cirugía.

Si tiene infecciones de orina repetidas (dos en seis meses o tres en un año), pida un cultivo antes del antibiótico; si está embarazada, hoy. Después de la menopausia, el estrógeno vaginal ayuda a evitarlas. La sangre en la orina siempre se estudia.`,
    synonyms: [
      'incontinencia',
      'prolapso',
      'matriz caída',
      'vejiga caída',
      'infección de orina',
      'infección urinaria',
      'piso pélvico',
    ],
    sources: [
      {
        name: 'NICE NG123: Urinary incontinence and pelvic organ prolapse in women: management',
        url: 'https://www.nice.org.uk/guidance/ng123',
      },
      {
        name: 'NICE NG112: Urinary tract infection (recurrent): antimicrobial prescribing',
        url: 'https://www.nice.org.uk/guidance/ng112',
      },
    ],
  },
  {
    question: '¿Cuándo me hago la mastografía y la densitometría?',
    answer: `La mastografía, cada dos años de los 40 a los 69, aunque no sienta nada. La densitometría, que mide los huesos, desde los 65; antes, si ya pasó la menopausia y tiene riesgo de fractura.

Sube ese riesgo una fractura por un golpe leve, la menopausia antes de los 45, tomar cortisona por meses, fumar, pesar poco o que su madre o su padre se hayan roto la cadera. Si su madre o su hermana tuvo cáncer de mama, pregunte si empieza antes.

Para la mastografía, vaya sin desodorante, talco ni crema en el pecho, y lleve las anteriores. Si siente una bolita, ve la piel hundida o le sale sangre del pezón, no espere a su fecha: pida una cita.`,
    synonyms: ['mamografía', 'estudio de mama', 'osteoporosis', 'huesos', 'desde qué edad mastografía'],
    sources: [
      {
        name: 'NOM-041-SSA2-2011, Para la prevención, diagnóstico, tratamiento, control y vigilancia epidemiológica del cáncer de mama',
        url: 'https://www.dof.gob.mx/nota_detalle.php?codigo=5194157&fecha=09/06/2011',
      },
      {
        name: 'US Preventive Services Task Force: Osteoporosis to Prevent Fractures: Screening (2025)',
        url: 'https://www.uspreventiveservicestaskforce.org/uspstf/recommendation/osteoporosis-screening',
      },
    ],
  },
  {
    question: '¿Me vacuno contra el VPH de adulta? ¿Y otras vacunas?',
    answer: `Sí. Se recomienda hasta los 26 años a quien no se vacunó; de los 27 a los 45 se decide en consulta, porque el beneficio es menor. Protege de los tipos que aún no ha tenido: no quita una infección ni sustituye al Papanicolaou.

En adultas son tres dosis en seis meses. No se aplica en el embarazo. En los servicios públicos es gratuita para ciertas edades: pregunte en su centro de salud.

Otras que conviene revisar: hepatitis B, influenza cada año y tétanos cada diez. En el embarazo se aplican las de influenza, covid, tosferina (Tdpa) y, entre las semanas 32 y 36, la del virus sincitial respiratorio.`,
    synonyms: ['vacuna del papiloma', 'gardasil', 'vacunas en el embarazo', 'influenza', 'vacuna vph'],
    sources: [
      {
        name: 'CDC: Human Papillomavirus Vaccination for Adults: Updated Recommendations of the ACIP (2019)',
        url: 'https://www.cdc.gov/mmwr/volumes/68/wr/mm6832a3.htm',
      },
      {
        name: 'Consejo Nacional de Vacunación, ACUERDO-02CONAVA-2025, virus sincitial respiratorio (Excélsior, 1 de marzo de 2026)',
      },
    ],
  },
]
