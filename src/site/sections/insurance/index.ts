import { InsuranceCarousel } from './insurance-carousel.tsx'
import { InsuranceNames } from './insurance-names.tsx'

export const insurance = {
  'insurance-carousel': InsuranceCarousel,
  'insurance-names': InsuranceNames,
}
