export function CertificationsSeals() {
  return null
}
