import { CertificationsSeals } from './certifications-seals.tsx'

export const certifications = { 'certifications-seals': CertificationsSeals }
