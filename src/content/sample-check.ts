import type { SiteContent } from './site-content/index.ts'

/** Sample content that is not true of the practice yet. */
export type SampleLeft = {
  /** Path of its field in `site-content`. */
  readonly path: string
  /** Spanish name of what is missing. */
  readonly label: string
  /** The current value, or what it means for visitors. */
  readonly detail: string
}

type Check = SampleLeft & { readonly isSample: boolean }

/** Sample content that is still in use, most important first. */
export function samplesLeft({
  doctorInfo,
  doctorWorkInfo,
  home,
  heroSection,
  aboutMe,
  contact,
  insurances,
}: SiteContent): SampleLeft[] {
  const text = (path: string, label: string, value: string, pattern: RegExp): Check => ({
    path,
    label,
    detail: `Dice «${value}»`,
    isSample: pattern.test(value),
  })
  const picture = (path: string, label: string, value: string): Check => ({
    path,
    label,
    detail: 'Es un dibujo provisional',
    isSample: value.startsWith('/dibujos/'),
  })

  const checks: Check[] = [
    text('doctorInfo.name', 'Nombre de la doctora', doctorInfo.name, sampleName),
    text('doctorInfo.cedProf', 'Cédula profesional', doctorInfo.cedProf, zeros),
    text('doctorInfo.cedEsp', 'Cédula de especialidad', doctorInfo.cedEsp, zeros),
    text('doctorWorkInfo.avisoCofepris', 'Aviso de COFEPRIS', doctorWorkInfo.avisoCofepris, /^X{5,}$/i),
    text('doctorInfo.phone', 'Teléfono', doctorInfo.phone, zeros),
    text('doctorInfo.phoneDisplay', 'Teléfono, como se lee', doctorInfo.phoneDisplay, spacedZeros),
    text('doctorInfo.whatsapp', 'WhatsApp', doctorInfo.whatsapp, zeros),
    text('doctorInfo.whatsappDisplay', 'WhatsApp, como se lee', doctorInfo.whatsappDisplay, spacedZeros),
    text('doctorInfo.urgenciesPhone', 'Teléfono de urgencias', doctorInfo.urgenciesPhone, zeros),
    text('doctorInfo.email', 'Correo', doctorInfo.email, /@ejemplo\.mx$/),
    text('doctorInfo.address', 'Dirección', doctorInfo.address, /\bEjemplo\b/),
    text('doctorWorkInfo.schedulingPhone', 'Teléfono para citas', doctorWorkInfo.schedulingPhone, zeros),
    text(
      'doctorWorkInfo.consulting.address',
      'Consultorio',
      doctorWorkInfo.consulting.address,
      /\bEjemplo\b/,
    ),
    text('doctorWorkInfo.hospitalHeader', 'Hospital', doctorWorkInfo.hospitalHeader, /^Hospital Nombre$/),
    {
      path: 'doctorWorkInfo.hospital.phones',
      label: 'Teléfono del hospital',
      detail: 'Es un número de muestra',
      isSample: doctorWorkInfo.hospital.phones.some(({ phone }) => zeros.test(phone)),
    },
    text('home.metadataTitle', 'Título en buscadores', home.metadataTitle, sampleName),
    text('contact.metadataTitle', 'Título de Contacto en buscadores', contact.metadataTitle, sampleName),
    text('heroSection.subTitle', 'Subtítulo de la portada', heroSection.subTitle, sampleName),
    text('aboutMe.title', 'Encabezado de Sobre mí', aboutMe.title, sampleName),
    picture('heroSection.mainImage', 'Foto de la portada', heroSection.mainImage),
    picture('aboutMe.imagePath', 'Retrato', aboutMe.imagePath),
    {
      path: 'insurances.companies',
      label: 'Aseguradoras',
      detail: 'Los nombres de muestra son ficticios',
      isSample: insurances.companies.some(
        ({ visible, logoPath }) => visible && logoPath.startsWith('/dibujos/aseguradoras/'),
      ),
    },
  ]
  return checks.filter(({ isSample }) => isSample).map(({ isSample: _, ...left }) => left)
}

const sampleName = /Nombre Apellido/
const zeros = /0{7}/
const spacedZeros = /0000[ -]?0000/
