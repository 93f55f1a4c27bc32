import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { isSampleLeft, useOwnProblems } from '#admin/api/checks.ts'
import { factGroups, hasSample } from '#admin/facts/fact-groups.ts'
import screen from '#admin/shell/screen.module.css'
import { lowerFirst } from '#content/texts/words.ts'

/** Leads to the guided start until none of its facts is from the sample. */
export function GuidedStartCard() {
  const { data } = useOwnProblems()
  if (!data) return null
  const left = data.filter(isSampleLeft)
  const open = factGroups.filter((group) => hasSample(group, left))
  if (open.length === 0) return null
  return (
    <section className={`split ${screen.card}`} aria-labelledby="guide-title">
      <div>
        <h2 id="guide-title">Haga suyo el sitio</h2>
        <p>
          Nombre, teléfonos, dirección, horario, precios y retrato, paso a paso: unos diez minutos desde su
          teléfono. Falta: {open.map(({ title }) => lowerFirst(title)).join('; ')}.
        </p>
      </div>
      <Button component={Link} to="/admin/empezar">
        Empezar o continuar
      </Button>
    </section>
  )
}
