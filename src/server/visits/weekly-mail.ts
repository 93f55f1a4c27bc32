import type { Kysely } from 'kysely'
import { addDays, type LocalTime, localTime, weekdayIndex } from '#content/hours/local-time.ts'
import { comparisonWords } from '#content/visits/compare.ts'
import type { VisitReport } from '#content/visits/report.ts'
import { metricLabels, metrics } from '#content/visits/visit-kinds.ts'
import { composeMail } from '../mail/compose-mail.ts'
import type { Mail, Mailer } from '../mail/mailer.ts'
import type { Scheduler } from '../process/scheduler.ts'
import type { Release } from '../releases/release.ts'
import type { Tables } from '../store/tables.ts'
import { firstVisitDay, readVisits } from '../store/visit-counts.ts'
import type { VisitCounter } from './visit-counter.ts'
import { reportOf, spansOf } from './visit-report.ts'

/** When the mail is sent on Mondays, on the practice's clocks. */
const sendingTime = '08:00'
const week = 7

type Options = {
  readonly db: Kysely<Tables>
  readonly scheduler: Pick<Scheduler, 'every'>
  readonly publisher: { readonly live: Release | undefined }
  readonly visits: Pick<VisitCounter, 'flush' | 'now'>
  /** Undefined when SMTP_URL is not set. */
  readonly mailer: Pick<Mailer, 'sendMail'> | undefined
  readonly siteUrl: string
  readonly onError: (error: unknown) => void
}

export type WeeklyMail = ReturnType<typeof startWeeklyMail>

/**
 * Sends the week's counts on Monday mornings to the people who asked for them. Checks the time every minute, so that a
 * server that was stopped on Monday morning sends them when it runs again.
 */
export function startWeeklyMail({ db, scheduler, publisher, visits, mailer, siteUrl, onError }: Options) {
  const content = () => publisher.live?.snapshot['site-content']
  const dueNow = () => dueMonday(localTime(visits.now(), content()?.doctorWorkInfo.timeZone ?? 'UTC'))

  async function sendDue(): Promise<void> {
    const current = content()
    if (!mailer || !current?.privacy.countsVisits) return
    const monday = dueNow()
    const due = await db
      .selectFrom('weekly_mail')
      .innerJoin('user', 'user.id', 'weekly_mail.account')
      .select(['account', 'email'])
      .where('sent_for', '<', monday)
      .execute()
    if (due.length === 0) return
    await visits.flush()
    const counts = await readVisits(db, spansOf(monday, week).before.from, monday)
    const since = await firstVisitDay(db)
    const report = reportOf({ counts, today: monday, length: week, since, isCounting: true })
    for (const { account, email } of due)
      if (await claim(account, monday)) mailer.sendMail(weekMail({ to: email, siteUrl, report }))
  }

  /** Whether this instance sends this mail: only one of several can change the row. */
  async function claim(account: string, monday: string): Promise<boolean> {
    const claimed = await db
      .updateTable('weekly_mail')
      .set({ sent_for: monday })
      .where('account', '=', account)
      .where('sent_for', '<', monday)
      .executeTakeFirst()
    return claimed.numUpdatedRows > 0n
  }

  const { check } = scheduler.every(60_000, sendDue, { onError })

  return {
    isAvailable: mailer !== undefined,
    check,

    isOn: async (account: string): Promise<boolean> => {
      const rows = db.selectFrom('weekly_mail').select('account').where('account', '=', account)
      return (await rows.executeTakeFirst()) !== undefined
    },

    /** The first mail comes on the next Monday. */
    set: async (account: string, isOn: boolean): Promise<void> => {
      if (!isOn) await db.deleteFrom('weekly_mail').where('account', '=', account).execute()
      else {
        const insert = db.insertInto('weekly_mail').values({ account, sent_for: dueNow() })
        await insert.onConflict((conflict) => conflict.doNothing()).execute()
      }
    },
  }
}

/** The latest Monday whose mail is due. */
export function dueMonday({ date, time }: LocalTime): string {
  const monday = addDays(date, -weekdayIndex(date))
  return date === monday && time < sendingTime ? addDays(monday, -week) : monday
}

const dayName = new Intl.DateTimeFormat('es-MX', { day: 'numeric', month: 'long', timeZone: 'UTC' })
const nameOf = (day: string) => dayName.format(new Date(`${day}T00:00:00Z`))

type WeekMail = { readonly to: string; readonly siteUrl: string; readonly report: VisitReport }

/** The counts of one week beside those of the week before. */
function weekMail({ to, siteUrl, report }: WeekMail): Mail {
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
