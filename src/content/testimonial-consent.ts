import type { Testimonial } from './testimonial.ts'

/** A withdrawn consent hides the testimonial at once. */
export const isShown = ({ visible, consent }: Testimonial): boolean => visible && consent.withdrawnOn === ''

/** Whether the patient's consent is recorded, so that the testimonial may be called verified. */
export const hasConsent = ({ consent, isSample }: Testimonial): boolean =>
  !isSample && consent.givenOn !== '' && consent.withdrawnOn === ''
