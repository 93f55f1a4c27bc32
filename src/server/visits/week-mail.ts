import { comparisonWords } from '#content/visits/compare.ts'
import type { VisitReport } from '#content/visits/report.ts'
import { metricLabels, metrics } from '#content/visits/visit-kinds.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail } from '../mail/mailer.ts'

const dayName = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const nameOf = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`))

type Options = { readonly to: string; readonly siteUrl: string; readonly report: VisitReport }

/** The counts of one week beside those of the week before. */
export function weekMail({ to, siteUrl, report }: Options): Mail {
  const { current, earlier, period } = report
  const title = `La semana del ${nameOf(period.from)} al ${nameOf(period.to)}`
  return composeMail({
    to,
    siteUrl,
    title,
    subject: `Visitas de su sitio: ${title.toLowerCase()}`,
    paragraphs: ['Esto trajo su sitio. Son sumas, sin identificar a nadie.'],
    facts: metrics.map((metric) => {
      const words = comparisonWords(report, current[metric], earlier[metric])
      return [metricLabels[metric], `${current[metric]}${words && ` · ${words}`}`] as const
    }),
    action: { label: 'Ver las visitas', url: `${siteUrl}/admin/visitas` },
    note: 'Recibe este correo cada lunes porque lo pidió en «Visitas». Ahí puede dejar de recibirlo.',
  })
}
