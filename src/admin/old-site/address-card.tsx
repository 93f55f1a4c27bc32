import { Button, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useReadAddress } from '#admin/api/old-site.ts'
import { ApiProblem, messageOf } from '#admin/api/problem.ts'
import { Card } from '#admin/shell/card.tsx'

/** Reads her former site at its address: Wix, Squarespace, or any other. */
export function AddressCard() {
  const { mutate, isPending, error } = useReadAddress()
  const [address, setAddress] = useState('')
  const wrong = error instanceof ApiProblem ? error.issues[0]?.message : undefined

  function read(event: FormEvent) {
    event.preventDefault()
    mutate(address)
  }

  return (
    <Card title="Leer mi sitio en su dirección">
      <form className="stack" onSubmit={read} noValidate>
        <p className="muted readable">
          Para sitios de Wix, Squarespace u otros, mientras aún se abren. Solo se leen las páginas y las fotos
          que ve cualquiera, hasta 200 páginas; tarda unos minutos. Las fotos que Wix y Squarespace guardan en
          una dirección que no es la de usted no llegan: verá cuáles son, y las sube en Medios.
        </p>
        <TextInput
          label="Dirección de su sitio anterior"
          placeholder="www.ejemplo.mx"
          type="url"
          inputMode="url"
          autoCapitalize="off"
          value={address}
          onChange={(event) => setAddress(event.currentTarget.value)}
          error={wrong ?? (error && messageOf(error))}
        />
        <div>
          <Button type="submit" variant="outline" loading={isPending} disabled={address.trim() === ''}>
            Leer mi sitio
          </Button>
        </div>
      </form>
    </Card>
  )
}
