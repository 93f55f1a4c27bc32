import { lifeline } from '../alarm-signs.ts'
import { emergencyPillSources } from '../emergency-pill.ts'
import { bleedingInPregnancyToday } from '../pregnancy.ts'
import { careAfterSexualViolence, sexualViolenceSources, violenceHelpline } from '../violence.ts'
import type { Question } from './question.ts'

const earlyLossSources = [
  {
    name: 'NICE NG126: Ectopic pregnancy and miscarriage: diagnosis and initial management',
    url: 'https://www.nice.org.uk/guidance/ng126',
  },
  {
    name: 'ACOG: Early Pregnancy Loss',
    url: 'https://www.acog.org/womens-health/faqs/early-pregnancy-loss',
  },
]

/** Questions about avoiding, having, losing and seeking a pregnancy. */
export const pregnancyQuestions: readonly Question[] = [
  {
    question: 'Me falló el condón: ¿qué hago hoy?',
    answer: `Actúe hoy. La pastilla de emergencia sirve mejor en las primeras 72 horas y puede tomarse hasta las 120. La prevención del VIH (PEP) se empieza de preferencia en 24 horas, y a más tardar a las 72.

Para no embarazarse: levonorgestrel cuanto antes; ulipristal, si lo consigue; o un DIU de cobre dentro de cinco días, que falla menos. Si vomita en las tres horas siguientes, puede hacer falta otra dosis. Si pesa 70 kg o más, o toma medicinas para convulsiones, tuberculosis o VIH, el levonorgestrel puede fallar más: pregunte por el DIU de cobre o por otra dosis, y tómelo de todos modos si es lo único que tiene. Después de ulipristal espere cinco días para volver a un método con hormonas, y use condón. Si no le baja en tres semanas, hágase una prueba.

Para el VIH: si la otra persona vive con VIH o no sabe si lo tiene, vaya ya a urgencias o a un centro de salud y pregunte por la PEP: son 28 días de medicamento. Pida también pruebas de otras infecciones y la vacuna de hepatitis B si no la tiene.

${careAfterSexualViolence}`,
    synonyms: [
      'se rompió el condón',
      'pastilla del día siguiente',
      'anticoncepción de emergencia',
      'relaciones sin protección',
      'PEP',
    ],
    sources: [
      {
        name: 'CDC: U.S. Selected Practice Recommendations for Contraceptive Use, 2024. Emergency Contraception',
        url: 'https://www.cdc.gov/contraception/hcp/usspr/emergency-contraception.html',
      },
      {
        name: 'CDC: Antiretroviral Postexposure Prophylaxis After Sexual, Injection Drug Use, or Other Nonoccupational Exposure to HIV, 2025',
        url: 'https://www.cdc.gov/mmwr/volumes/74/rr/rr7401a1.htm',
      },
      ...emergencyPillSources,
      ...sexualViolenceSources,
    ],
  },
  {
    // The owner decides whether her site says it.
    visible: false,
    question: 'Estoy embarazada y no sé si quiero continuar',
    answer: `No tiene que decidir hoy ni a solas. En una cita se confirma de cuántas semanas está y que el embarazo esté en el útero. Con eso puede conocer sus opciones: continuar, dar en adopción o interrumpirlo donde la ley lo permite.

A noviembre de 2026, los plazos y requisitos cambian de un estado a otro. La Suprema Corte resolvió el 7 de septiembre de 2021 que es inconstitucional castigar siempre a quien decide abortar. Para {estado}, pregunte lo vigente en un hospital o centro de salud público, o en la ${violenceHelpline}.

Si el embarazo es por violación, en todo el país puede pedir la interrupción en los servicios públicos de salud sin denuncia previa. Desde los 12 años no se exige permiso de madre, padre o tutor (NOM-046-SSA2-2005, 6.4.2.7).

${bleedingInPregnancyToday} Deben atenderla.`,
    synonyms: ['embarazo no deseado', 'no quiero tenerlo', 'aborto', 'interrupción del embarazo', 'ILE'],
    sources: [
      {
        name: 'Suprema Corte de Justicia de la Nación. Acción de inconstitucionalidad 148/2017 (7 de septiembre de 2021)',
      },
      ...sexualViolenceSources,
    ],
  },
  {
    question: 'Perdí un embarazo, o creo que lo estoy perdiendo',
    answer: `${bleedingInPregnancyToday}

Si ya le confirmaron la pérdida y se siente bien, pida una cita en un día o dos. Se confirma con ultrasonido y, a veces, con análisis de sangre repetidos a las 48 horas. Si la pérdida es temprana hay tres caminos: esperar, tomar medicamento o vaciar el útero, de preferencia por aspiración. El ectópico se trata pronto, con medicamento o cirugía. En el molar se vacía el útero y se vigila la hormona por meses.

Casi nunca se debe a algo que usted hizo. Pregunte por su grupo de sangre: si es Rh negativo, puede necesitar una inyección (anti-D), de preferencia en las primeras 72 horas. La regla suele volver en cuatro a seis semanas, y antes ya puede embarazarse. Si la tristeza no cede, llame a la ${lifeline}.`,
    synonyms: ['perdí a mi bebé', 'aborto espontáneo', 'legrado', 'ectópico', 'molar', 'no tiene latido'],
    sources: earlyLossSources,
  },
  {
    question: 'Llevo un año sin embarazarme: ¿qué sigue?',
    answer: `Pida una cita si lleva un año buscándolo; si tiene 35 años o más, a los seis meses; y desde ahora si tiene 40 o más, reglas muy irregulares, endometriosis o una infección pélvica en el pasado.

Se empieza por lo sencillo y por los dos, si tiene pareja: historia, exploración y ultrasonido, una prueba de que ovula, análisis de hormonas, un estudio de las trompas y el estudio del semen. No hace falta hacerlos todos de una vez.

Mientras tanto tome ácido fólico, 400 microgramos al día; si toma medicinas para convulsiones, tiene diabetes o tuvo un bebé con un defecto de la columna, la dosis es otra: pregunte. No fume y tenga relaciones cada dos o tres días. Si no tiene pareja, o su pareja es mujer, también puede pedir orientación desde el principio.`,
    synonyms: ['infertilidad', 'no puedo embarazarme', 'quiero un bebé', 'fertilidad', 'esterilidad'],
    sources: [
      {
        name: 'Organización Mundial de la Salud. Nota descriptiva: Infertilidad',
        url: 'https://www.who.int/es/news-room/fact-sheets/detail/infertility',
      },
      { name: 'ACOG Committee Opinion No. 781: Infertility Workup for the Women’s Health Specialist (2019)' },
      {
        name: 'NHS, Reino Unido. Vitamins, supplements and nutrition in pregnancy (ácido fólico)',
        url: 'https://www.nhs.uk/pregnancy/keeping-well/vitamins-supplements-and-nutrition/',
      },
    ],
  },
]
