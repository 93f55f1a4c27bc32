import { CertificationsRegister } from './certifications-register.tsx'
import { CertificationsSeals } from './certifications-seals.tsx'

export const certifications = {
  'certifications-seals': CertificationsSeals,
  'certifications-register': CertificationsRegister,
}
