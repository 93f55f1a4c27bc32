import type { Testimonial } from './testimonial.ts'

type Way = Testimonial['consent']['way']

/** Why a way to consent is not enough; undefined for those in writing. */
const notInWriting: { readonly [Key in Way]?: string } = {
  unknown: 'Anote cómo lo dio: firmado en papel, por mensaje o por correo.',
  published: 'Una opinión pública no es un consentimiento: pídalo por escrito.',
  recording: 'Una grabación no es un consentimiento por escrito: pida su firma, un mensaje o un correo.',
  other: 'Solo cuenta por escrito: firmado en papel, por mensaje o por correo.',
}

/** Whether the consent is in writing only if what was sent is kept: it shows who gave it, and for what. */
export const needsProof = (way: string): boolean => way === 'message' || way === 'mail'

export type ConsentGap = { readonly path: 'consent.givenOn' | 'consent.way'; readonly message: string }

/**
 * What a testimonial lacks so that visitors may see it: what a patient says about her health is published only with
 * her written consent. Undefined if nothing is missing, and for an invented text of the sample.
 */
export function consentGap({ consent, isSample }: Testimonial): ConsentGap | undefined {
  if (isSample) return undefined
  const message = notInWriting[consent.way]
  if (message !== undefined && consent.way !== 'unknown') return { path: 'consent.way', message }
  if (consent.givenOn === '')
    return {
      path: 'consent.givenOn',
      message: 'Falta el consentimiento por escrito de la paciente: anote la fecha en que lo dio y cómo.',
    }
  return message === undefined ? undefined : { path: 'consent.way', message }
}

/** What the owner wants to show, and sees while she edits. A withdrawn consent hides a testimonial at once. */
export const isOffered = ({ visible, consent }: Testimonial): boolean => visible && consent.withdrawnOn === ''

/** The gap of a testimonial that its owner wants to show. Visitors do not see it as long as there is one. */
export const hidingGap = (testimonial: Testimonial): ConsentGap | undefined =>
  isOffered(testimonial) ? consentGap(testimonial) : undefined

/** Whether visitors see the testimonial. */
export const isShown = (testimonial: Testimonial): boolean =>
  isOffered(testimonial) && consentGap(testimonial) === undefined

/** Whether a patient's written consent is recorded, so that the testimonial may be called verified. */
export const hasConsent = (testimonial: Testimonial): boolean =>
  !testimonial.isSample && testimonial.consent.withdrawnOn === '' && consentGap(testimonial) === undefined
