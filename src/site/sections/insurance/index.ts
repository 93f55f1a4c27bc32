import { InsuranceCarousel } from './insurance-carousel.tsx'
import { InsuranceNames } from './insurance-names.tsx'
import { InsuranceWall } from './insurance-wall.tsx'

export const insurance = {
  'insurance-carousel': InsuranceCarousel,
  'insurance-wall': InsuranceWall,
  'insurance-names': InsuranceNames,
}
