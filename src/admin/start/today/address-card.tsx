import { Button } from '@mantine/core'
import { useOwnAddress } from '#admin/api/own-address.ts'
import { useStatus } from '#admin/api/publishing.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Card } from '#admin/shell/card.tsx'
import { Failure } from '#admin/shell/failure.tsx'
import type { OwnAddress } from '#contract/site.ts'
import { StateRow } from './state-row.tsx'
import styles from './today.module.css'

/** Before the launch: how the site gets an address of its own. At a public address: whether that works. */
export function AddressCard() {
  const isOwner = useIsOwner()
  const { data: status } = useStatus()
  if (!isOwner || !status) return null
  const { isPublic, launchedAt } = status.launch
  return (
    <Card title="Su dirección en internet">
      {launchedAt === null && (
        <p>
          Compre a su nombre un dominio, como dra-ana.mx, ponga en su registrador dos registros que lleven a
          este servidor y avise a quien lo cuida. Los pasos están en la guía de la dueña, «Conectar su
          dominio» (docs/editing.md): pídala a quien cuida el servidor.
        </p>
      )}
      {isPublic && <Look />}
    </Card>
  )
}

function Look() {
  const { data, error, isFetching, refetch } = useOwnAddress()
  return (
    <>
      <Button mt="xs" variant="outline" loading={isFetching} onClick={() => void refetch()}>
        Comprobar mi dirección
      </Button>
      <div aria-live="polite">
        <Failure error={!isFetching && error} title="No se pudo comprobar" />
        {data && !isFetching && <Steps {...data} />}
      </div>
    </>
  )
}

function Steps({ name, steps }: OwnAddress) {
  if (name === null) return <p>El sitio todavía no tiene un dominio.</p>
  return (
    <ul className={`plain-list ${styles.rows}`}>
      {steps.map(({ title, isRight, words }) => (
        <StateRow key={title} icon={isRight ? 'check' : 'info'} needsOwner={!isRight} detail={words}>
          {title}: {isRight ? 'bien' : 'falta'}
        </StateRow>
      ))}
    </ul>
  )
}
