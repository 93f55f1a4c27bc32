import type { ReactNode } from 'react'
import { useFacts } from '#admin/form/facts/facts-context.ts'
import { useValue } from '#admin/form/form-context.tsx'
import { replaceMarks } from '#content/facts/marks.ts'
import { pesos } from '#content/facts/pesos.ts'
import { groupPhone } from '#content/phones/phone-number.ts'
import { childOf, isJsonList } from '#content/values/json.ts'
import type { FactGroup } from './fact-groups.ts'
import styles from './facts.module.css'

/** How visitors read the facts of a group, as typed so far, and on which pages. */
export function AsSeen({ group }: { group: FactGroup }) {
  const Sample = samples[group.key]
  return (
    <aside className={styles.seen}>
      {Sample && (
        <>
          <h3>Así se verá</h3>
          <div className={styles.sample}>
            <Sample />
          </div>
        </>
      )}
      <p>
        <b>Se usa en:</b> {group.usedIn}
      </p>
    </aside>
  )
}

const useText = (path: string): string => {
  const value = useValue(path)
  return typeof value === 'string' ? value.trim() : ''
}

const samples: Readonly<Record<string, () => ReactNode>> = {
  nombre: Name,
  contacto: Contact,
  direccion: Address,
  hospital: Hospital,
  precios: Prices,
  cedulas: Licences,
}

function Name() {
  const name = useText('doctorInfo.name')
  const specialty = useText('doctorInfo.specialty')
  return (
    <>
      <p className={styles.name}>{name || 'Falta el nombre'}</p>
      <p>{specialty}</p>
    </>
  )
}

function Contact() {
  const phone = useText('doctorInfo.phone')
  const whatsapp = useText('doctorInfo.whatsapp')
  const email = useText('doctorInfo.email')
  const rows = [
    ['Llamar', groupPhone(phone)],
    ['WhatsApp', groupPhone(whatsapp)],
    ['Correo', email],
  ].filter(([, value]) => value !== '')
  return rows.length === 0 ? (
    <p>Sin teléfono ni correo: sus pacientes no podrán comunicarse.</p>
  ) : (
    rows.map(([label, value]) => (
      <p key={label}>
        {label}: <b>{value}</b>
      </p>
    ))
  )
}

function Address() {
  const { marks } = useFacts()
  const address = replaceMarks(useText('doctorInfo.address'), marks)
  const parts = [useText('doctorInfo.postalCode'), useText('doctorInfo.city'), useText('doctorInfo.state')]
  const [postalCode, ...place] = parts.map((part) => (address.includes(part) ? '' : part))
  const rest = [postalCode && `C. P. ${postalCode}`, ...place].filter(Boolean).join(', ')
  return [address, rest].filter(Boolean).map((line) => <p key={line}>{line}</p>)
}

function Hospital() {
  const hospital = useText('doctorWorkInfo.hospitalHeader')
  const urgencies = useText('doctorInfo.urgenciesPhone')
  const numbers = useValue('doctorWorkInfo.hospital.phones')
  const lines = (isJsonList(numbers) ? numbers : []).flatMap((row) => {
    const [label, number] = [childOf(row, 'subheader'), childOf(row, 'phone')]
    return typeof number === 'string' && number !== '' ? [[`${label || 'Hospital'}`, groupPhone(number)]] : []
  })
  return (
    <>
      {hospital && <p>{hospital}</p>}
      {[...(urgencies ? [['Urgencias', groupPhone(urgencies)]] : []), ...lines].map(
        ([label, number], index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a number's only identity is its index.
          <p key={index}>
            {label}: <b>{number}</b>
          </p>
        ),
      )}
    </>
  )
}

function Prices() {
  const prices = useValue('consultationPrice.prices')
  const shown = (isJsonList(prices) ? prices : []).filter((price) => childOf(price, 'visible') !== false)
  if (shown.length === 0) return <p>Sin precios: la sección no se muestra.</p>
  return shown.map((price, index) => {
    const amount = childOf(price, 'amount')
    const name = childOf(price, 'name')
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a price's only identity is its index.
      <p key={index}>
        {typeof name === 'string' && name}: <b>{typeof amount === 'number' && `$${pesos(amount)} MXN`}</b>
      </p>
    )
  })
}

function Licences() {
  const lines = [
    ['Aviso COFEPRIS', useText('doctorWorkInfo.avisoCofepris')],
    ['Cédula profesional', useText('doctorInfo.cedProf')],
    ['Cédula de especialidad', useText('doctorInfo.cedEsp')],
  ].filter(([, value]) => value !== '')
  return lines.map(([label, value]) => (
    <p key={label}>
      {label} <b>{value}</b>
    </p>
  ))
}
