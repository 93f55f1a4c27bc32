import { useFacts } from '#admin/form/facts/facts-context.ts'
import { useValue } from '#admin/form/form-context.tsx'
import { replaceMarks } from '#content/facts/marks.ts'
import { pesos } from '#content/facts/prices.ts'
import { groupPhone } from '#content/phones/phone-number.ts'
import { withTown } from '#content/places/places.ts'
import { childOf, isJsonList, type Json } from '#content/values/json.ts'
import type { FactGroup } from './fact-groups.ts'
import styles from './facts.module.css'

/** How visitors read the facts of a group, as typed so far, and on which pages. */
export function AsSeen({ group }: { group: FactGroup }) {
  const sample = samples[group.key]
  return (
    <aside className={styles.seen}>
      {sample && (
        <>
          <h3>Así se verá</h3>
          <div className={styles.sample}>
            <Lines sample={sample} />
          </div>
        </>
      )}
      <p>
        <b>Se usa en:</b> {group.usedIn}
      </p>
    </aside>
  )
}

type Line = readonly [label: string, value: string]

/** Reads the facts of a group as lines, with what is said while there are none. */
type Sample = { readonly useLines: () => readonly Line[]; readonly none?: string }

function Lines({ sample: { useLines, none } }: { sample: Sample }) {
  const lines = useLines().filter(([, value]) => value !== '')
  if (lines.length === 0) return <p>{none}</p>
  return lines.map(([label, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line's only identity is its index.
    <p key={index}>
      {label && `${label}: `}
      {label ? <b>{value}</b> : value}
    </p>
  ))
}

const useText = (path: string): string => {
  const value = useValue(path)
  return typeof value === 'string' ? value.trim() : ''
}

const useItems = (path: string): readonly Json[] => {
  const value = useValue(path)
  return isJsonList(value) ? value : []
}

const samples: { readonly [Key in string]?: Sample } = {
  nombre: {
    useLines: () => [
      ['', useText('doctorInfo.name') || 'Falta el nombre'],
      ['', useText('doctorInfo.specialty')],
    ],
  },
  contacto: {
    useLines: () => [
      ['Llamar', groupPhone(useText('doctorInfo.phone'))],
      ['WhatsApp', groupPhone(useText('doctorInfo.whatsapp'))],
      ['Correo', useText('doctorInfo.email')],
    ],
    none: 'Sin teléfono ni correo: sus pacientes no podrán comunicarse.',
  },
  direccion: { useLines: useAddress },
  hospital: {
    useLines: () => [
      ['', useText('doctorWorkInfo.hospitalHeader')],
      ['Urgencias', useText('doctorInfo.urgenciesPhone')],
      ...useItems('doctorWorkInfo.hospital.phones').map((row): Line => {
        const [label, number] = [childOf(row, 'subheader'), childOf(row, 'phone')]
        return [`${label || 'Hospital'}`, typeof number === 'string' ? groupPhone(number) : '']
      }),
    ],
  },
  precios: {
    useLines: () =>
      useItems('consultationPrice.prices')
        .filter((price) => childOf(price, 'visible') !== false)
        .map((price): Line => {
          const [name, amount] = [childOf(price, 'name'), childOf(price, 'amount')]
          return [`${name ?? ''}`, typeof amount === 'number' ? `$${pesos(amount)} MXN` : '—']
        }),
    none: 'Sin precios: la sección no se muestra.',
  },
  cedulas: {
    useLines: () => [
      ['Aviso COFEPRIS', useText('doctorWorkInfo.avisoCofepris')],
      ['Cédula profesional', useText('doctorInfo.cedProf')],
      ['Cédula de especialidad', useText('doctorInfo.cedEsp')],
    ],
  },
}

function useAddress(): readonly Line[] {
  const { marks } = useFacts()
  const address = replaceMarks(useText('doctorInfo.address'), marks)
  const town = {
    postalCode: useText('doctorInfo.postalCode'),
    city: useText('doctorInfo.city'),
    state: useText('doctorInfo.state'),
  }
  return [['', address && withTown(address, town)]]
}
