import { answerLabels, needsCare } from '#content/checklist/checklist.ts'
import { legalMentions } from '#content/facts/licences.ts'
import { localTime } from '#content/hours/local-time.ts'
import { spanishDate } from '#content/texts/spanish-date.ts'
import { useRenderContext } from '#site/render-context.ts'
import type { PublicDay } from '#site/renderer-types.ts'

type CoverProps = { readonly day: PublicDay; readonly printed: number; readonly total: number }

/** Whose site it is, of which day, and the answers to the twelve questions that were given last before its end. */
export function Cover({ day, printed, total }: CoverProps) {
  const { site, siteUrl } = useRenderContext()
  const content = site['site-content']
  const { timeZone } = content.doctorWorkInfo
  const moment = (iso: string) => {
    const { date, time } = localTime(new Date(iso), timeZone)
    return `${spanishDate(date)}, ${time}`
  }
  return (
    <div className="printout-cover">
      <p className="printout-note">
        Para imprimirlo o guardarlo como PDF, elija «Imprimir» en el menú de su navegador.
      </p>
      <h1>Lo que el sitio mostraba el {spanishDate(day.date)}</h1>
      <p>
        <b>{content.doctorInfo.name}</b>
      </p>
      <p>{siteUrl}</p>
      {legalMentions(content).map((mention) => (
        <p key={mention}>{mention}</p>
      ))}
      <p>
        Se publicó el {moment(day.publishedAt)}.{' '}
        {printed < total ? `Se imprimen las primeras ${printed} de ${total} páginas.` : `${total} páginas.`}
      </p>
      {day.isBeforeLaunch && <p>Ese día el sitio aún no estaba abierto a pacientes.</p>}
      <h2>Doce preguntas antes de presentar el aviso</h2>
      {day.checklist ? (
        <>
          <p>
            Respondió {day.checklist.author}, el {moment(day.checklist.answeredAt)}.
          </p>
          <ol>
            {day.checklist.answers.map((one) => (
              <li key={one.id}>
                {one.question} <b>{answerLabels[one.answer]}</b>
                {needsCare(one) && ' (por atender)'}
              </li>
            ))}
          </ol>
        </>
      ) : (
        <p>Hasta ese día no se habían respondido.</p>
      )}
    </div>
  )
}
