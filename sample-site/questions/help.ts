import { lifeline } from '../alarm-signs.ts'
import { violenceHelpline, violenceHelplineSource } from '../violence.ts'
import type { Question } from './question.ts'

/** Questions that a patient asks in fear or in a hurry. She finds them by the search, so they come last. */
export const helpQuestions: readonly Question[] = [
  {
    question: '¿Quién me ayuda hoy si me golpean o pienso en hacerme daño?',
    answer: `Si está en peligro ahora, llame al 911. Si alguien la golpea, la amenaza o la controla: ${violenceHelpline}. Si piensa en hacerse daño o en morir: ${lifeline}, o vaya a urgencias.

En la consulta puede contarlo a solas; usted decide qué sigue.`,
    synonyms: [
      'me pega',
      'me pega mi esposo',
      'me pega mi pareja',
      'me golpea',
      'maltrato',
      'violencia',
      'me amenaza',
      'suicidio',
      'quiero morirme',
      'no quiero vivir',
      'depresión',
    ],
    sources: [violenceHelplineSource],
  },
  {
    question: 'Olvidé la pastilla anticonceptiva: ¿qué hago?',
    answer: `¿Olvidó una pastilla? Tómela en cuanto lo note y siga con las demás. Si le faltan dos o más, use condón siete días; si tuvo relaciones en los cinco días anteriores y fue la primera semana de la caja, pregunte por la anticoncepción de emergencia.

Esto vale para las pastillas combinadas. Si las suyas llevan solo progestágeno, el margen puede ser de tres horas: tome la que falta, use condón y pregunte el mismo día. Si no le baja, hágase una prueba de embarazo.`,
    synonyms: [
      'olvidé la pastilla',
      'se me olvidó la pastilla',
      'se me pasó la pastilla',
      'no tomé la pastilla',
      'me faltó una pastilla',
    ],
    sources: [
      {
        name: 'CDC: U.S. Selected Practice Recommendations for Contraceptive Use, 2024. Combined Hormonal Contraceptives',
        url: 'https://www.cdc.gov/contraception/hcp/usspr/combined-hormonal-contraceptives.html',
      },
      {
        name: 'CDC: U.S. Selected Practice Recommendations for Contraceptive Use, 2024. Progestin-Only Pills',
        url: 'https://www.cdc.gov/contraception/hcp/usspr/progestin-only-pills.html',
      },
    ],
  },
  {
    question: '¿Necesito permiso de mi pareja para operarme y no tener más hijos?',
    answer:
      'No. La decisión es suya y se da por escrito; nadie puede obligarla ni presionarla (NOM-005-SSA2-1993; Ley General de Salud, art. 67).',
    synonyms: [
      'permiso de mi pareja',
      'permiso de mi esposo',
      'firma de mi esposo',
      'operarme para no tener hijos',
      'ligarme las trompas',
      'salpingoclasia',
      'OTB',
    ],
    sources: [
      {
        name: 'NOM-005-SSA2-1993, De los servicios de planificación familiar (DOF, 30 de mayo de 1994; modificada el 21 de enero de 2004)',
        url: 'https://www.dof.gob.mx/nota_detalle.php?codigo=4699269&fecha=30/05/1994',
      },
      { name: 'Ley General de Salud, artículo 67 (DOF, 7 de febrero de 1984)' },
      {
        name: 'Suprema Corte de Justicia de la Nación. Tesis III.7o.A.30 A (10a.), registro 2019410: consentimiento informado para un método anticonceptivo definitivo (marzo de 2019)',
      },
    ],
  },
]
