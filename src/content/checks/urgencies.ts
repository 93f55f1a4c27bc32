import { isSet } from '#content/hours/schedule.ts'
import { groupPhone, nationalNumber } from '#content/phones/phone-number.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import { inContent, type Rule } from './rule.ts'

const why =
  'En una urgencia la paciente hace lo que lee aquí: un lugar, un horario o un teléfono que no es cierto le quita tiempo.'

const place = 'doctorWorkInfo.urgencies'

/** Where to go, when, and whom to call in an emergency. */
export const urgencyRules: readonly Rule[] = [
  {
    id: 'urgencias-telefono-de-citas',
    level: 'avisa',
    reason: `${why} El teléfono de citas no siempre se contesta de noche ni en fin de semana.`,
    find: inContent(function* (content) {
      const appointments = appointmentsPhones(content)
      const same = urgencyPhones(content).find(({ phone }) => appointments.has(nationalNumber(phone)))
      if (!same) return
      const text = `El teléfono de urgencias, ${groupPhone(same.phone)}, es también el de citas: confirme que se contesta a toda hora.`
      yield { path: same.path, text, part: same.phone }
    }),
  },
  {
    id: 'urgencias-incompletas',
    level: 'avisa',
    reason: `${why} El teléfono no se toma del de citas ni la dirección de la del hospital: se muestran solo si los escribe.`,
    find: inContent(function* (content) {
      const { address, hours, schedule } = content.doctorWorkInfo.urgencies
      const hasPhone = urgencyPhones(content).length > 0
      const hasHours = isSet(schedule) || [hours.hours1, hours.hours2].some(offersCare)
      if (!hasHours && !hasPhone && address === '') return
      if (!hasPhone)
        yield { path: 'doctorInfo.urgenciesPhone', text: 'Urgencias se muestra sin ningún teléfono.' }
      if (address === '') yield { path: `${place}.address`, text: 'Urgencias se muestra sin dirección.' }
    }),
  },
]

/** Whether hours say that she attends. «Llame al 911 o acuda al hospital más cercano» needs no telephone or address of hers. */
const offersCare = (hours: string) => hours !== '' && !/\b911\b/.test(hours)

type Phone = { readonly path: string; readonly phone: string }

/** Numbers that visitors see as those for emergencies, each at the field where it is typed. */
function urgencyPhones({ doctorInfo, doctorWorkInfo }: SiteContent): Phone[] {
  return [
    { path: 'doctorInfo.urgenciesPhone', phone: doctorInfo.urgenciesPhone },
    { path: 'doctorWorkInfo.urgenciesPhone', phone: doctorWorkInfo.urgenciesPhone },
    ...doctorWorkInfo.urgencies.phones.map(({ phone }, index) => ({
      path: `${place}.phones.${index}.phone`,
      phone,
    })),
  ].filter(({ phone }) => phone !== '')
}

const appointmentsPhones = ({ doctorInfo, doctorWorkInfo }: SiteContent): ReadonlySet<string> =>
  new Set([doctorInfo.phone, doctorInfo.whatsapp, doctorWorkInfo.schedulingPhone].map(nationalNumber))
