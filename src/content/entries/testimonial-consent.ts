import type { Testimonial } from './testimonial.ts'

export type ConsentGap = { readonly path: 'consent.givenOn' | 'consent.isWritten'; readonly message: string }

/**
 * What a testimonial lacks so that visitors may see it: what a patient says about her health is published only with
 * her written consent. Undefined if nothing is missing, and for an invented text of the sample.
 */
export function consentGap({ consent, isSample }: Testimonial): ConsentGap | undefined {
  if (isSample) return undefined
  if (!consent.isWritten)
    return {
      path: 'consent.isWritten',
      message: 'Falta el consentimiento por escrito de la paciente: pídalo, y marque que lo tiene.',
    }
  return consent.givenOn === ''
    ? { path: 'consent.givenOn', message: 'Anote la fecha en que la paciente dio su consentimiento.' }
    : undefined
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
