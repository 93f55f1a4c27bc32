/** The sites that a frame of the contact page may show. A link of another origin is offered as a link only. */
export const frameOrigins: readonly string[] = ['https://www.google.com', 'https://www.doctoralia.com.mx']

/** The address, if a frame may show it; else empty. */
export const frameSource = (address: string) =>
  frameOrigins.some((origin) => address.startsWith(`${origin}/`)) ? address : ''

/** Their scripts need their own origin's storage, and their links open in tabs of their own. */
export const mapSandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'

/** Booking also sends forms. */
export const bookingSandbox = `${mapSandbox} allow-forms`
