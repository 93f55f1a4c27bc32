import { Button } from '@mantine/core'
import screen from '#admin/shell/screen.module.css'
import { findingsClass } from './finding-list.tsx'
import type { Accepted } from './use-better.ts'

type Props = { readonly accepted: readonly Accepted[]; readonly onUndo: (accepted: Accepted) => void }

/** What she has just changed in her draft; each change can be taken back. */
export const AcceptedList = ({ accepted, onUndo }: Props) => (
  <section className={screen.card} aria-labelledby="corregidas" role="status">
    <h2 id="corregidas">Frases cambiadas</h2>
    <p className="muted">Están en su borrador; sus pacientes las verán cuando publique.</p>
    <ul className={findingsClass}>
      {accepted.map((one) => {
        const { key, label, better, undo } = one
        return (
          <li key={key} className="split">
            <span>
              <b>{better.to === '' ? `Sin «${better.from}»` : `«${better.to}»`}</b>
              <small>{label}</small>
            </span>
            <Button
              variant="subtle"
              size="sm"
              aria-label={`Deshacer: ${label}`}
              onClick={() => {
                undo()
                onUndo(one)
              }}
            >
              Deshacer
            </Button>
          </li>
        )
      })}
    </ul>
  </section>
)
