import { Link } from 'react-router'
import { type CheckedFinding, countProblems, isSampleLeft, useOwnProblems } from '#admin/api/checks.ts'
import { findingPath } from '#admin/finding-path.ts'
import { Card } from '#admin/shell/card.tsx'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import { TryAgain } from './try-again.tsx'

/** How many values the card lists; the rest is on the screen 'Revisión'. */
const maxListed = 12

/** Values of the sample that this person can replace, with links to their fields. Nothing once no value is left. */
export function SamplesCard() {
  const { data, error, refetch } = useOwnProblems()
  const left = data?.filter(isSampleLeft) ?? []
  if (data ? left.length === 0 : !error) return null
  return (
    <Card title="Aún son de muestra">
      {data ? (
        <Samples left={left} all={data} />
      ) : (
        <TryAgain what="los datos de muestra" error={error} retry={() => void refetch()} />
      )}
    </Card>
  )
}

type SamplesProps = {
  readonly left: readonly CheckedFinding[]
  /** Everything to correct. */
  readonly all: readonly CheckedFinding[]
}

const Samples = ({ left, all }: SamplesProps) => (
  <>
    <p>Cambie estos datos antes de dar a conocer el sitio.</p>
    <ul className={`plain-list ${links.arrows} ${links.named} ${links.lines}`}>
      {left.slice(0, maxListed).map(({ key, place, label, text }) => (
        <li key={key}>
          <Link to={findingPath(place)}>
            <span>
              <b>{label}</b>
              <small>{text}</small>
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
      {all.length > Math.min(left.length, maxListed) && (
        <li>
          <Link to="/admin/revision">
            <span>
              <b>Ver en Revisión todo lo que hay por corregir: {countProblems(all)}</b>
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      )}
    </ul>
  </>
)
