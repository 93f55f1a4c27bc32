import type { SiteContent } from '#content/site-content/index.ts'
import { arcoMeans } from './privacy-notice.ts'

type FormOf = {
  /** Host of the site. */
  readonly site: string
  /** The name under which the testimonial is shown; a line to fill in while it is empty. */
  readonly name: string
}

const line = (length: number) => '_'.repeat(length)

/** What a patient signs before her testimonial is published. The content is complete. */
export function consentForm(content: SiteContent, { site, name }: FormOf): string {
  const { address, arcoEmail } = arcoMeans(content)
  const responsible = content.privacy.responsible || content.doctorInfo.name
  return [
    `Yo, ${line(28)}, autorizo a ${responsible} a publicar en ${site} el texto de esta hoja sobre mi atención, con el nombre «${name || line(14)}», por ${line(14)} (tiempo).`,
    `Sé que revela datos de mi salud, que son sensibles; que no recibo nada a cambio; que mi atención no depende de ello, y que puedo retirar mi autorización cuando quiera en ${arcoEmail || address || 'el consultorio'}.`,
  ].join(' ')
}
