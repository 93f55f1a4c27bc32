import { CertificationsRegister } from './certifications-register.tsx'
import { CertificationsSeals } from './certifications-seals.tsx'
import { CertificationsTimeline } from './certifications-timeline.tsx'
import { CertificationsWall } from './certifications-wall.tsx'

export const certifications = {
  'certifications-seals': CertificationsSeals,
  'certifications-wall': CertificationsWall,
  'certifications-timeline': CertificationsTimeline,
  'certifications-register': CertificationsRegister,
}
