import { Link } from 'react-router'
import { Card } from '#admin/shell/card.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import type { DomainState } from '#contract/domain.ts'
import styles from './domain.module.css'

/** Whether search engines may see the site. */
export function GoogleCard({ state }: { readonly state: DomainState }) {
  const [isRight, words] = visibility(state)
  return (
    <Card title="Si Google puede ver su sitio">
      <p className={styles.result}>
        <Icon name={isRight ? 'check' : 'info'} />
        <span>{words}</span>
      </p>
      {!isRight && state.name && (
        <p>
          Se lanza en <Link to="/admin/revision">Revisión</Link>.
        </p>
      )}
    </Card>
  )
}

function visibility({ name, isLaunched }: DomainState): readonly [boolean, string] {
  if (!name) return [false, 'Todavía no: el sitio no tiene un dominio.']
  if (!isLaunched)
    return [false, 'Todavía no: pide a los buscadores que no lo muestren hasta que usted lo lance.']
  return [
    true,
    'Sí: el sitio está lanzado, robots.txt permite leerlo y sitemap.xml lista sus páginas. Un sitio nuevo tarda de días a semanas en aparecer.',
  ]
}
