import { InsuranceCarousel } from './insurance-carousel.tsx'

export const insurance = { 'insurance-carousel': InsuranceCarousel }
