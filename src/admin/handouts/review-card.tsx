import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { Link } from 'react-router'
import { Card } from '#admin/shell/card.tsx'
import { CopyButton } from '#admin/shell/copy-button.tsx'
import { readPhone, withoutExtension } from '#content/phones/phone-number.ts'
import { placesOf } from '#content/places/places.ts'
import { reviewLinkDoubt, reviewMessage } from '#content/places/review-link.ts'
import type { SiteContent } from '#content/site-content/index.ts'
import styles from './handouts.module.css'

/** Asks a patient for a review, with the same words for everybody. */
export function ReviewCard({ content }: { readonly content: SiteContent }) {
  const places = placesOf(content).filter(({ reviewLink }) => reviewLink !== '')
  const [chosen, setChosen] = useState('')
  const place = places.find(({ id }) => id === chosen) ?? places[0]
  return (
    <Card title="Pedir una opinión">
      <p className="muted readable">
        Mándelo solo a quien aceptó recibirlo, y a todas con las mismas palabras: Google no permite pedir
        opiniones solo a quien quedó contenta, ni darles algo a cambio.
      </p>
      {place ? (
        <>
          {places.length > 1 && (
            <NativeSelect
              mt="md"
              label="De qué lugar"
              value={place.id}
              onChange={(event) => setChosen(event.currentTarget.value)}
              data={places.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <Message link={place.reviewLink} doctor={content.doctorInfo.name} />
        </>
      ) : (
        <p>
          Falta su enlace de Google. En su perfil de empresa toque <b>Pedir opiniones</b>, copie el enlace y
          péguelo en <Link to="/admin/lugares">Lugares</Link>, en «Enlace para opinar en Google».
        </p>
      )}
    </Card>
  )
}

function Message({ link, doctor }: { readonly link: string; readonly doctor: string }) {
  const [phone, setPhone] = useState('')
  const text = reviewMessage(doctor, link)
  const doubt = reviewLinkDoubt(link)
  const number = readPhone(phone)
  const isPhone = number?.kind === 'mexican' || number?.kind === 'foreign'
  const digits = isPhone ? withoutExtension(number.stored).replace(/\D/g, '') : ''
  return (
    <>
      {doubt && <p>{doubt}</p>}
      <blockquote className={styles.message}>{text}</blockquote>
      <TextInput
        type="tel"
        label="WhatsApp de la paciente"
        description="No se guarda. Vacío: elige a quién en WhatsApp."
        value={phone}
        error={
          phone.trim() !== '' && !isPhone && 'Escriba diez dígitos, o empiece con + y el código del país.'
        }
        onChange={(event) => setPhone(event.currentTarget.value)}
      />
      <Group mt="md">
        <Button
          component="a"
          href={`https://wa.me/${digits}?text=${encodeURIComponent(text)}`}
          target="_blank"
          rel="noreferrer"
        >
          Abrir WhatsApp
        </Button>
        <CopyButton text={text} label="Copiar el mensaje" />
      </Group>
    </>
  )
}
