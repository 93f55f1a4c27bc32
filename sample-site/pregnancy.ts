import { violenceHelpline, violenceHelplineSource } from './violence.ts'

/** Signs that send a pregnant patient to an emergency room. All entries about pregnancy have the same ones. */
export const pregnancyAlarmSigns = [
  'está embarazada y tiene sangrado por la vagina o le sale líquido, aunque sea poco',
  'su bebé se mueve menos de lo habitual o deja de moverse',
  'le duele mucho la cabeza y no cede, ve luces, manchas o borroso, le zumban los oídos o su presión es de 140/90 o más',
  'tiene dolor fuerte en la boca del estómago o bajo las costillas del lado derecho, o se le hinchan de pronto la cara y las manos',
  'tiene convulsiones, se desmaya, le falta el aire, le duele el pecho o una pierna se le hincha y duele',
  'siente contracciones regulares antes de la semana 37, o un dolor de vientre intenso que no se quita',
  'sufrió una caída o un golpe en el vientre, aunque se sienta bien',
  'tiene fiebre, o vómito que no le permite ni beber agua',
  'piensa en hacerse daño o hacérselo a su bebé; también puede llamar a la Línea de la Vida, 800 911 2000, a cualquier hora',
  `alguien la golpea, la amenaza o la obliga a tener relaciones; también puede llamar al 911 o a la ${violenceHelpline}`,
]

export const pregnancyAlarmSources = [
  {
    name: 'NOM-007-SSA2-2016, Para la atención de la mujer durante el embarazo, parto y puerperio, y de la persona recién nacida',
    url: 'https://www.dof.gob.mx/nota_detalle.php?codigo=5432289&fecha=07/04/2016',
  },
  {
    name: 'ACOG Practice Bulletin No. 222: Gestational Hypertension and Preeclampsia (2020)',
    url: 'https://doi.org/10.1097/AOG.0000000000003891',
  },
  {
    name: 'Mayo Clinic. Estoy embarazada y recientemente sufrí una caída. ¿Debo estar preocupada?',
    url: 'https://www.mayoclinic.org/es-es/healthy-lifestyle/pregnancy-week-by-week/expert-answers/fall-during-pregnancy/faq-20119023',
  },
  violenceHelplineSource,
]
