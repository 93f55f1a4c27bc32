import { heavyBleedingAfterwards, lifeline } from './alarm-signs.ts'
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
  `piensa en hacerse daño o hacérselo a su bebé; también puede llamar a la ${lifeline}`,
  `alguien la golpea, la amenaza o la obliga a tener relaciones; también puede llamar al 911 o a la ${violenceHelpline}`,
]

/** Signs in the six weeks after a birth, told after those in pregnancy. */
export const postpartumAlarmSigns = [
  `en las seis semanas después del parto ${heavyBleedingAfterwards}, tiene fiebre, flujo con mal olor o la herida roja, abierta o con pus; también entonces cuentan el dolor de cabeza, la presión alta, la falta de aire y la pierna hinchada`,
  'después del parto se siente confundida, oye o ve cosas que otros no, o no puede dormir aunque su bebé duerma',
]

export const postpartumAlarmSources = [
  {
    name: 'CDC, Estados Unidos. Urgent Maternal Warning Signs and Symptoms (embarazo y el año siguiente)',
    url: 'https://www.cdc.gov/hearher/maternal-warning-signs/index.html',
  },
  {
    name: 'NHS, Reino Unido. Postpartum psychosis',
    url: 'https://www.nhs.uk/mental-health/conditions/post-partum-psychosis/',
  },
]

/** The short answer where a pregnancy may be lost. */
export const bleedingInPregnancyToday =
  'Si está embarazada y sangra o le duele, que la revisen hoy mismo. Vaya a urgencias si empapa una toalla por hora, se desmaya, tiene fiebre o le duele mucho el vientre, un lado o el hombro: puede ser un embarazo fuera del útero (ectópico).'

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
