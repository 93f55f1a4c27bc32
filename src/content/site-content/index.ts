import type { z } from 'zod'
import { group, requiredText, valueList } from '#content/fields/fields.ts'
import { aboutMe, certifications, experience, purpose } from './about.ts'
import { buttons, callToAction, callToActionIndividual, generalCallToAction } from './calls-to-action.ts'
import { contact, footer, home } from './contact-and-footer.ts'
import { doctorInfo } from './doctor-info.ts'
import { doctorWorkInfo } from './doctor-work-info.ts'
import { header, navMenu } from './header-and-menu.ts'
import { heroSection, heroSlider } from './hero.ts'
import { practice } from './practice.ts'
import { privacy } from './privacy.ts'
import { questions } from './questions.ts'
import { theme } from './theme.ts'
import { diseasesSection, services, symptoms } from './topic-sections.ts'
import { consultationPrice, insurances, payments, photosGallery, testimonials } from './trust.ts'

/** The document `site-content`: all texts, numbers and picture paths outside the data sets. */
export const siteContent = group('Información del sitio', {
  doctorInfo,
  doctorWorkInfo: doctorWorkInfo.prefault({}),
  theme: theme.prefault({}),
  home: home.prefault({}),
  header: header.prefault({}),
  navMenu: navMenu.prefault({}),
  heroSection,
  heroSlider: heroSlider.prefault({}),
  purpose: purpose.prefault({}),
  certifications: certifications.prefault({}),
  callToAction: callToAction.prefault({}),
  services: services.prefault({}),
  symptoms: symptoms.prefault({}),
  diseasesSection: diseasesSection.prefault({}),
  experience: experience.prefault({}),
  aboutMe: aboutMe.prefault({}),
  testimonials: testimonials.prefault({}),
  consultationPrice: consultationPrice.prefault({}),
  payments: payments.prefault({}),
  insurances: insurances.prefault({}),
  photosGallery: photosGallery.prefault({}),
  generalCallToAction: generalCallToAction.prefault({}),
  callToActionIndividual: callToActionIndividual.prefault({}),
  contact: contact.prefault({}),
  practice: practice.prefault({}),
  questions: questions.prefault({}),
  footer: footer.prefault({}),
  privacy: privacy.prefault({}),
  buttons,
  /** Paths of derived fields that the owner wants empty: visitors see nothing there. */
  leftEmpty: valueList('Campos que se dejan vacíos', requiredText('Campo', { max: 120 }), { max: 200 }),
})

export type SiteContent = z.output<typeof siteContent>
export type SiteContentInput = z.input<typeof siteContent>
