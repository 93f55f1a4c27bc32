import { required, sample } from '../own-site.ts'
import { content, type Fault, from } from './fault.ts'

/** What is still as in the sample. */
export const sampleFaults: readonly Fault[] = [
  [
    'muestra-dato',
    'doctorWorkInfo.hospital.phones.0.phone',
    (site) => {
      const phone = required(content(site).doctorWorkInfo.hospital.phones[0])
      phone.phone = required(from.doctorWorkInfo.hospital.phones[0]).phone
    },
  ],
  [
    'muestra-dato',
    'doctorInfo.name',
    (site) => Object.assign(content(site).doctorInfo, { name: from.doctorInfo.name }),
  ],
  [
    'muestra-dato',
    'insurances.companies.0.name',
    (site) => content(site).insurances.companies.push(...from.insurances.companies.slice(2, 4)),
  ],
  [
    'muestra-dato',
    'contact.directions.0',
    (site) => Object.assign(content(site).contact, { directions: from.contact.directions }),
  ],
  [
    'muestra-dato',
    'aboutMe.description',
    (site) =>
      Object.assign(content(site).aboutMe, {
        description: 'Me formé en la Universidad Nombre de la Institución, y doy clases.',
      }),
  ],
  [
    'muestra-dato',
    'experience.entities.0.value',
    (site) => Object.assign(content(site).experience, from.experience),
  ],
  [
    'muestra-cifra',
    'aboutMe.yearsOfExperience',
    (site) => Object.assign(content(site).aboutMe, { yearsOfExperience: from.aboutMe.yearsOfExperience }),
    'bloquea',
  ],
  [
    'muestra-cifra',
    'consultationPrice.prices',
    (site) => Object.assign(content(site).consultationPrice, { prices: from.consultationPrice.prices }),
    'bloquea',
  ],
  [
    'muestra-cifra',
    'consultationPrice.prices.1',
    (site) => content(site).consultationPrice.prices.push(required(from.consultationPrice.prices[1])),
    'bloquea',
  ],
  [
    'muestra-cifra',
    'doctorWorkInfo.hospital.schedule',
    (site) =>
      Object.assign(content(site).doctorWorkInfo.hospital, { hours: from.doctorWorkInfo.hospital.hours }),
    'avisa',
  ],
  [
    'muestra-contenido',
    'aboutMe.imagePath',
    (site) => Object.assign(content(site).aboutMe, { imagePath: from.aboutMe.imagePath }),
  ],
  ['muestra-contenido', '0.src', (site) => site.gallery.splice(0, 1, required(sample.gallery[1]))],
  [
    'muestra-contenido',
    'shortTestimonial',
    (site) => {
      const text = required(sample.testimonials[3]).shortTestimonial
      required(site.testimonials[0]).shortTestimonial = text
    },
  ],
  [
    'muestra-contenido',
    'purpose.entities.0.title',
    (site) => Object.assign(content(site), { purpose: from.purpose }),
  ],
]
