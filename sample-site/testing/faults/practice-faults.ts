import type { Snapshot } from '#content/documents/snapshot.ts'
import { siteContent } from '#content/site-content/index.ts'
import { required } from '../own-site.ts'
import { type Change, content, type Fault, from, price, service } from './fault.ts'

const certificate = (site: Snapshot) => required(content(site).certifications.entities[0])
const urgencies = (site: Snapshot) => content(site).doctorWorkInfo.urgencies

/** Adds a place where nothing is wrong but these values. */
const addPlace =
  (values: object): Change =>
  (site) => {
    const { otherPlaces: added } = siteContent.parse({
      ...content(site),
      doctorWorkInfo: { otherPlaces: [{ id: 'torre', header: 'Torre Médica', ...values }] },
    }).doctorWorkInfo
    content(site).doctorWorkInfo.otherPlaces.push(...added)
  }

/** Facts of the practice: its places, emergencies, licences, certificates and prices. */
export const practiceFaults: readonly Fault[] = [
  [
    'urgencias-telefono-de-citas',
    'doctorInfo.urgenciesPhone',
    (site) => Object.assign(content(site).doctorInfo, { urgenciesPhone: content(site).doctorInfo.phone }),
    'avisa',
  ],
  [
    'urgencias-incompletas',
    'doctorInfo.urgenciesPhone',
    (site) => Object.assign(content(site).doctorInfo, { urgenciesPhone: '' }),
    'avisa',
  ],
  [
    'urgencias-incompletas',
    'doctorWorkInfo.urgencies.address',
    (site) => Object.assign(urgencies(site), { address: '' }),
    'avisa',
  ],
  [
    'sin-punto-en-el-mapa',
    'doctorInfo.googleMapsLink',
    (site) => Object.assign(content(site).doctorInfo, { latitude: null }),
  ],
  [
    'punto-dudoso',
    'doctorInfo.googleMapsLink',
    (site) => Object.assign(content(site).doctorInfo, { latitude: 40.4, longitude: -3.7 }),
  ],
  ['punto-dudoso', 'doctorWorkInfo.otherPlaces.0.mapLink', addPlace({ point: { lat: 40.4, lng: -3.7 } })],
  [
    'lugares-del-mismo-nombre',
    'doctorWorkInfo.otherPlaces.0.header',
    (site) => addPlace({ header: content(site).doctorWorkInfo.consulting.header || 'Consultorio' })(site),
  ],
  [
    'en-dos-lugares',
    'doctorWorkInfo.otherPlaces',
    (site) => {
      const { schedule, hours } = content(site).doctorWorkInfo.consulting
      addPlace({ schedule, hours })(site)
    },
  ],
  [
    'cedula-falta',
    'doctorInfo.cedEsp',
    (site) => Object.assign(content(site).doctorInfo, { cedEsp: 'UNAM' }),
  ],
  [
    'cedula-falta',
    'doctorInfo.cedProf',
    (site) => Object.assign(content(site).doctorInfo, { cedProf: from.doctorInfo.cedProf }),
  ],
  [
    'cedula-sin-institucion',
    'doctorInfo.cedProf',
    (site) => Object.assign(content(site).doctorInfo, { cedProf: '1234567' }),
  ],
  [
    'cedula-sin-institucion',
    'certifications.documents.0.institution',
    (site) =>
      Object.assign(required(content(site).certifications.documents[0]), {
        kind: 'subspecialty',
        cedula: '11223344',
        institution: '',
      }),
  ],
  [
    'aviso-cofepris',
    'doctorWorkInfo.avisoCofepris',
    (site) => Object.assign(content(site).doctorWorkInfo, { avisoCofepris: 'XXXXXXXXXXXXXXXXX' }),
  ],
  ...['En trámite', 'Pendiente', '0000'].map(
    (avisoCofepris): Fault => [
      'aviso-cofepris',
      'doctorWorkInfo.avisoCofepris',
      (site) => Object.assign(content(site).doctorWorkInfo, { avisoCofepris }),
    ],
  ),
  [
    'certificado',
    'certifications.entities',
    (site) => Object.assign(certificate(site), { visible: false }),
    'bloquea',
  ],
  [
    'certificado',
    'certifications.entities.0.validUntil',
    (site) => Object.assign(certificate(site), { elements: ['Certificado número 4321'] }),
    'avisa',
  ],
  [
    'certificado',
    'certifications.entities.0.number',
    (site) => Object.assign(certificate(site), { number: '', elements: ['Vigencia: de 2024 a 2029'] }),
    'avisa',
  ],
  [
    'aviso-sin-domicilio',
    'privacy.address',
    (site) => {
      Object.assign(content(site).doctorInfo, { address: '' })
      content(site).leftEmpty = ['doctorInfo.googleMapsLink']
    },
    'bloquea',
  ],
  ...['Ginecología del Centro, S. C.', 'Clínica Ruiz', 'Ruiz SA de CV'].map(
    (responsible): Fault => [
      'permiso-cofepris',
      'privacy.responsible',
      (site) => Object.assign(content(site).privacy, { responsible }),
    ],
  ),
  [
    'certificado',
    'certifications.entities.0.elements.0',
    (site) => Object.assign(certificate(site), { elements: ['Vigencia: de 2020 a 2025'] }),
    'bloquea',
  ],
  [
    'certificado',
    'certifications.entities.0.elements.0',
    (site) => Object.assign(certificate(site), { elements: ['Vigencia: de 2021 a 2026'] }),
    'avisa',
  ],
  [
    'certificado',
    'certifications.entities.0.elements.0',
    (site) => Object.assign(certificate(site), { elements: ['Vigente hasta el 2027-04-01'] }),
    'sugiere',
  ],
  [
    'precio-sin-monto',
    'consultationPrice.prices.0.amount',
    (site) => Object.assign(price(site), { amount: 0 }),
  ],
  ['precio-raro', 'consultationPrice.prices.0.amount', (site) => Object.assign(price(site), { amount: 12 })],
  [
    'precio-raro',
    'consultationPrice.prices.0.amount',
    (site) => Object.assign(price(site), { amount: 500_001 }),
  ],
  [
    'precio-sin-incluye',
    'consultationPrice.prices.0.description',
    (site) => Object.assign(price(site), { description: '' }),
  ],
  ['precio-sin-mostrar', 'price', (site) => Object.assign(service(site), { price: 'ya-no-existe' })],
  [
    'dato-con-forma-rara',
    'doctorInfo.postalCode',
    (site) => Object.assign(content(site).doctorInfo, { postalCode: '7200' }),
  ],
]
