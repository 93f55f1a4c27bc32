import { NativeSelect, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import { useLoadedDocument } from '#admin/api/documents.ts'
import { Card } from '#admin/shell/card.tsx'
import { CopyButton } from '#admin/shell/copy-button.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import { completeContent } from '#content/facts/complete-content.ts'
import { placesOf } from '#content/places/places.ts'
import { compareProfile, profileFacts } from './business-profile.ts'
import styles from './domain.module.css'

/** What to enter in the business profile of Google for a place, and a comparison with what its link says. */
export function BusinessProfileCard() {
  const { data } = useLoadedDocument('site-content')
  const [chosen, setChosen] = useState('')
  const [pasted, setPasted] = useState('')
  if (!data) return null
  const content = completeContent(data.value)
  const places = placesOf(content)
  const place = places.find(({ id }) => id === chosen) ?? places[0]
  if (!place) return null
  const facts = profileFacts(content, place, window.location.origin)
  return (
    <Card title="Su perfil de empresa en Google">
      <p className="muted readable">
        Es lo que se ve en Google Maps. Créelo en business.google.com con su correo y escriba ahí lo mismo que
        en su sitio: si los datos no coinciden, Google duda de los dos.
      </p>
      {places.length > 1 && (
        <NativeSelect
          mt="md"
          label="De qué lugar"
          value={place.id}
          onChange={(event) => setChosen(event.currentTarget.value)}
          data={places.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <ul className="rows">
        {facts.map(({ label, value }) => (
          <li key={label}>
            <div>
              <small>{label}</small>
              <p className={styles.value}>{value}</p>
            </div>
            <CopyButton text={value} />
          </li>
        ))}
      </ul>
      <Textarea
        mt="md"
        label="Compare con lo que ya está en Google"
        description="Pegue lo que copia en Compartir, en Google Maps. Se lee solo lo que dice el enlace."
        autosize
        minRows={2}
        maxRows={6}
        value={pasted}
        onChange={(event) => setPasted(event.currentTarget.value)}
      />
      <Stack component="ul" className="plain-list" gap="0.5rem" mt="sm" aria-live="polite">
        {pasted.trim() !== '' &&
          compareProfile(pasted, content, place).map(({ isRight, words }) => (
            <li key={words} className={styles.result}>
              <Icon name={isRight ? 'check' : 'info'} />
              <span>{words}</span>
            </li>
          ))}
      </Stack>
    </Card>
  )
}
