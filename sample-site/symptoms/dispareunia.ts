import type { SymptomInput } from '#content/entries/symptom.ts'
import { pelvicInfection, possiblePregnancy, strongPain } from '../alarm-signs.ts'
import { careAfterSexualViolence, sexualViolence, sexualViolenceSources } from '../violence.ts'

export const dispareunia: SymptomInput = {
  id: 'dispareunia',
  synonyms: [
    'me duele tener relaciones',
    'dolor al tener relaciones',
    'dolor en el sexo',
    'ardor al tener relaciones',
    'resequedad',
    'me violaron',
    'violación',
    'abuso',
  ],
  name: 'Dispareunia',
  shortDescription: 'Dolor antes, durante o después de la relación sexual.',
  description: `La dispareunia es el dolor persistente o repetido antes, durante o después de la relación sexual. Puede sentirse en la entrada de la vagina, como ardor o resequedad, o en lo profundo del vientre. Es frecuente, tiene causas reconocibles y no es algo que usted deba aguantar.

El lugar y el momento orientan. El dolor en la entrada suele relacionarse con resequedad, infecciones, la piel de la vulva o la tensión de los músculos. El dolor profundo hace pensar en endometriosis, quistes, inflamación de la pelvis o problemas de la vejiga y el intestino. Además, el cuerpo aprende a anticipar el dolor: los músculos se contraen sin que usted lo decida, y esa contracción duele. Ese círculo también se trata.

El tratamiento depende de la causa y puede incluir medicamentos locales, fisioterapia del piso pélvico, apoyo psicológico o, en algunos casos, cirugía.`,
  alarmSigns: [
    `${strongPain}, durante la relación o después de ella`,
    'sangra mucho después de la relación o el sangrado no se detiene',
    possiblePregnancy,
    pelvicInfection,
    'tiene heridas o ampollas tan dolorosas que no puede orinar',
    sexualViolence,
  ],
  alarmNote: careAfterSexualViolence,
  causes: {
    text: 'Con frecuencia se combinan varias causas, físicas y emocionales. Ninguna significa que el dolor sea imaginario:',
    items: [
      'Falta de lubricación por poca excitación, lactancia, menopausia o algunos medicamentos',
      'Infecciones: candidiasis, tricomoniasis, herpes o inflamación del cuello uterino',
      'Enfermedades de la piel de la vulva, como dermatitis o liquen escleroso',
      'Vulvodinia: ardor o dolor de la vulva que dura tres meses o más sin una lesión que lo explique',
      'Tensión involuntaria de los músculos del piso pélvico, antes llamada vaginismo',
      'Cicatrices de un parto, una cirugía o radioterapia',
      'Dolor profundo: endometriosis, adenomiosis, quistes de ovario, miomas o enfermedad pélvica inflamatoria',
      'Miedo, ansiedad, conflictos de pareja o experiencias de violencia',
    ],
  },
  relatedConditions: [
    {
      name: 'Endometriosis',
      description:
        'Causa frecuente de dolor profundo, sobre todo si también hay reglas muy dolorosas o molestias al evacuar.',
      diseaseId: 'endometriosis',
    },
    {
      name: 'Síndrome genitourinario de la menopausia',
      description:
        'La falta de estrógenos adelgaza y reseca los tejidos. Suele aliviarse con lubricantes, humectantes o tratamientos locales.',
      diseaseId: 'menopausia-y-climaterio',
    },
    {
      name: 'Infecciones de transmisión sexual',
      description:
        'El herpes, la tricomoniasis o la clamidia pueden inflamar la vulva, la vagina o el cuello uterino.',
      diseaseId: 'infecciones-de-transmision-sexual',
    },
    {
      name: 'Quistes de ovario',
      description:
        'Pueden doler en ciertas posiciones. El ultrasonido indica cuáles solo se vigilan y cuáles requieren tratamiento.',
      diseaseId: 'tumores-y-quistes-de-ovario',
    },
    {
      name: 'Miomas uterinos',
      description:
        'Según su tamaño y lugar, causan presión o dolor profundo. No siempre son la explicación, aunque aparezcan en el ultrasonido.',
      diseaseId: 'miomas-y-polipos',
    },
    {
      name: 'Vulvodinia y tensión del piso pélvico',
      description:
        'Se atienden con un equipo: ginecología, fisioterapia especializada y, si usted lo desea, terapia sexual o psicológica.',
      diseaseId: '',
    },
  ],
  managementTips: {
    text: 'Estas medidas pueden darle alivio mientras se encuentra la causa:',
    items: [
      'Deténgase si duele; insistir con dolor refuerza el círculo de tensión',
      'Use lubricante a base de agua o de silicona; los aceites y la vaselina dañan los condones de látex',
      'Dedique más tiempo a la excitación y explore caricias o posiciones en las que usted lleve el control',
      'Hable con su pareja fuera del momento íntimo sobre lo que duele y lo que no',
      'Evite jabones perfumados, toallitas, duchas vaginales y ropa muy ajustada',
      'No use cremas anestésicas, con cortisona o con antibiótico sin indicación',
      'Después de un parto, retome las relaciones cuando usted lo desee y se sienta cómoda, sin prisa',
      'Anote dónde duele, cuándo empezó y si cambia con su ciclo',
    ],
  },
  complications: {
    text: 'El dolor sin atender tiende a extenderse a otras áreas de la vida:',
    items: [
      'Contracción muscular cada vez mayor, que dificulta incluso usar un tampón o hacerse un Papanicolaou',
      'Dolor pélvico crónico',
      'Pérdida del deseo, distancia en la pareja, culpa o ansiedad',
      'Dificultad para embarazarse, por evitar las relaciones o por la enfermedad que causa el dolor',
      'Retraso en el diagnóstico de padecimientos que conviene tratar pronto',
    ],
  },
  diagnosis: {
    text: 'En la consulta se habla del tema en privado y sin juicios. La exploración se hace con su permiso, despacio y a su ritmo. Usted puede pedir que se detenga en cualquier momento, o dejarla para otro día.',
    items: [
      'Preguntas: dónde duele, cuándo empezó y si ocurre siempre o solo a veces',
      'Revisión de la piel de la vulva, a veces con un hisopo que señala el punto que duele',
      'Tono de los músculos del piso pélvico',
      'Muestra de flujo, si se sospecha una infección',
      'Ultrasonido, si el dolor es profundo',
      'Biopsia de la piel, solo si se ve una mancha o una lesión',
      'Revisión de los medicamentos que resecan o quitan el deseo',
    ],
  },
  whenToBook: {
    text: 'No tiene que esperar a que sea insoportable. Pida una cita si:',
    items: [
      'El dolor se repite, o evita las relaciones por miedo a él',
      'No puede usar un tampón ni hacerse un Papanicolaou',
      'Tiene ardor o resequedad que el lubricante no alivia',
      'Sangra después de las relaciones',
      'Le duele desde un parto, una cirugía o la menopausia',
      'También le duelen las reglas, o al evacuar o al orinar',
      'Nota manchas blancas, grietas o comezón que no se quita',
      'Quiere hablar de una experiencia que le hizo daño; usted decide cuánto contar',
    ],
  },
  relatedServices: ['ultrasonido-de-utero-y-ovarios'],
  icd10: 'N94.1',
  questionsToAsk: [
    '¿De dónde viene el dolor y qué falta para saberlo?',
    '¿Puede hacerse la revisión sin espejo, o parar si me duele?',
    '¿Qué lubricante o tratamiento me conviene?',
    '¿Me ayudaría la fisioterapia del piso pélvico?',
    '¿Qué le digo a mi pareja mientras tanto?',
    '¿Cuánto tarda en mejorar?',
  ],
  ctaText: 'Las relaciones no tienen por qué doler. Hablemos de ello con calma.',
  imageHome: '/dibujos/azulejos/dispareunia.svg',
  imageAlt: 'Azulejo de la dispareunia',
  icon: 'dispareunia',
  sources: [
    {
      name: 'ACOG, When Sex Is Painful (guía para pacientes)',
      url: 'https://www.acog.org/womens-health/faqs/when-sex-is-painful',
    },
    {
      name: 'American Family Physician, Dyspareunia in Women (2014; 90: 465-470)',
      url: 'https://www.aafp.org/pubs/afp/issues/2014/1001/p465.html',
    },
    ...sexualViolenceSources,
  ],
  metadata: {
    description:
      'Por qué duelen las relaciones sexuales, qué indica el lugar del dolor, cuándo acudir a urgencias, qué puede aliviarlo y cómo se estudia en la consulta.',
    keywords: [
      'dispareunia',
      'dolor en las relaciones sexuales',
      'dolor durante la relación',
      'vaginismo',
      'vulvodinia',
      'dolor profundo en la relación',
    ],
    openGraph: {
      title: 'Dispareunia: dolor en las relaciones sexuales',
      description: 'Qué indica el lugar del dolor, cuándo es una urgencia y qué opciones hay.',
      url: '/sintomas/dispareunia',
    },
    alternates: { canonical: '/sintomas/dispareunia' },
  },
}
