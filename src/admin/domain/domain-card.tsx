import { Button, Table, TextInput } from '@mantine/core'
import { type SubmitEvent, useState } from 'react'
import { useDomainLook } from '#admin/api/domain.ts'
import { ApiProblem } from '#admin/api/problem.ts'
import { Card } from '#admin/shell/card.tsx'
import { CopyButton } from '#admin/shell/copy-button.tsx'
import { Failure } from '#admin/shell/failure.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import type { DomainState } from '#contract/domain.ts'
import styles from './domain.module.css'

/** What to buy and whom to tell, the records to set, and whether they work already. */
export function DomainCard({ state: { name, records } }: { readonly state: DomainState }) {
  const [typed, setTyped] = useState(name ?? '')
  const [looked, setLooked] = useState('')
  const { data, error, isFetching, refetch } = useDomainLook(looked)
  const wrong = error instanceof ApiProblem ? error.issues[0]?.message : undefined
  const look = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed === looked) void refetch()
    else setLooked(typed)
  }
  return (
    <Card title="Su dirección en internet">
      {name && (
        <p>
          Su sitio usa <b>{name}</b>.
        </p>
      )}
      <ol className={styles.steps}>
        <li>
          <b>Compre un dominio</b>, por ejemplo dra-ana.mx: se paga cada año en un registrador (Akky, GoDaddy,
          Namecheap). Solo el dominio: no necesita hospedaje ni constructor de sitios. Cómprelo a su nombre y
          guarde usted la contraseña.
        </li>
        <li>
          <b>Ponga los registros</b>, en la parte «DNS» o «Zona» de su registrador, y quite los que ya haya de
          tipo A, AAAA o CNAME con esos nombres. No toque los de tipo MX: son de su correo.
          <Records records={records} />
        </li>
        <li>
          <b>Avise a quien cuida el servidor</b> el nombre exacto: él lo da de alta y el certificado se pide
          solo.
        </li>
        <li>
          <b>Compruebe</b> si ya funciona.
        </li>
      </ol>
      <form onSubmit={look}>
        <TextInput
          label="Dominio"
          placeholder="dra-ana.mx"
          inputMode="url"
          autoCapitalize="none"
          value={typed}
          error={wrong}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <Button type="submit" mt="md" loading={isFetching} disabled={typed.trim() === ''}>
          Comprobar
        </Button>
      </form>
      <div aria-live="polite">
        <Failure error={!isFetching && !wrong && error} title="No se pudo comprobar" />
        {data && !isFetching && (
          <ul className="rows">
            {data.steps.map(({ title, isRight, words }) => (
              <li key={title}>
                <p className={styles.result}>
                  <Icon name={isRight ? 'check' : 'info'} />
                  <span>
                    <b>
                      {title}: {isRight ? 'bien' : 'falta'}
                    </b>
                    <br />
                    {words}
                  </span>
                </p>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}

function Records({ records }: Pick<DomainState, 'records'>) {
  if (records.length === 0)
    return (
      <p className="muted">
        Dos registros de tipo A, con los nombres «@» y «www». Este servidor no conoce su dirección pública:
        pídala a quien lo cuida.
      </p>
    )
  return (
    <Table.ScrollContainer minWidth={300} type="native">
      <Table>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Tipo</Table.Th>
            <Table.Th>Nombre</Table.Th>
            <Table.Th>Valor</Table.Th>
            <Table.Th>
              <span className="visually-hidden">Copiar</span>
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {records.map(({ type, host, value }) => (
            <Table.Tr key={`${host} ${value}`}>
              <Table.Td>{type}</Table.Td>
              <Table.Td>{host}</Table.Td>
              <Table.Td className={styles.value}>{value}</Table.Td>
              <Table.Td>
                <CopyButton text={value} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  )
}
