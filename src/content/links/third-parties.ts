/** Origins that the contact page may show in a frame. Addresses of other origins become plain links. */
export const frameOrigins: readonly string[] = ['https://www.google.com', 'https://www.doctoralia.com.mx']

/** The address if a frame may show it, or else an empty string. */
export const frameSource = (address: string) =>
  frameOrigins.some((origin) => address.startsWith(`${origin}/`)) ? address : ''

/** `sandbox` values. Third-party scripts need the storage of their own origin; their links open in new tabs. */
export const mapSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** The booking page also submits forms. */
export const bookingSandbox = `${mapSandbox} allow-forms`
