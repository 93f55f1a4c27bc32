import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useIsOwner } from '#admin/api/session.ts'
import screen from '#admin/shell/screen.module.css'
import styles from './checks.module.css'

/** Leads to the packs for the COFEPRIS. */
export function CofeprisCard() {
  if (!useIsOwner()) return null
  return (
    <section className={`${screen.card} ${styles.launch}`} aria-labelledby="expediente">
      <div>
        <h2 id="expediente">Expediente COFEPRIS</h2>
        <p className="muted">
          Todas las páginas en PDF, con su fecha, para el aviso de publicidad; qué cambió desde que lo
          presentó, y qué se veía cualquier día.
        </p>
      </div>
      <Button component={Link} to="/admin/cofepris" variant="outline">
        Abrir
      </Button>
    </section>
  )
}
