import { Link } from 'react-router'
import { type CheckedFinding, isSampleLeft, openProblems, useChecks } from '#admin/api/checks.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { findingPath } from '#admin/finding-path.ts'
import { Icon } from '#admin/shell/icon.tsx'
import links from '#admin/shell/links.module.css'
import screen from '#admin/shell/screen.module.css'
import { fieldAt } from '#content/fields/field-walk.ts'
import { schemaTree } from '#content/fields/schema-tree.ts'
import { siteContent } from '#content/site-content/index.ts'
import { TryAgain } from './try-again.tsx'

/** How many values the card lists; the rest is on the screen 'Revisión'. */
const maxListed = 12

/**
 * Values that are still from the sample, with links to their fields, and how much else there is to correct. Nothing
 * once no value is left.
 */
export function SamplesCard() {
  const { data, error, refetch } = useChecks()
  const left = data?.filter(isSampleLeft) ?? []
  if (data ? left.length === 0 : !error) return null
  return (
    <section className={screen.card} aria-labelledby="samples-title">
      <h2 id="samples-title">Aún son de muestra</h2>
      {data ? (
        <Samples left={left} findings={data} />
      ) : (
        <TryAgain what="los datos de muestra" error={error} retry={() => void refetch()} />
      )}
    </section>
  )
}

const tree = schemaTree(siteContent)

type SamplesProps = {
  readonly left: readonly CheckedFinding[]
  readonly findings: readonly CheckedFinding[]
}

function Samples({ left, findings }: SamplesProps) {
  const isOwner = useIsOwner()
  const others = openProblems(findings).filter((finding) => !isSampleLeft(finding)).length
  return (
    <>
      <p>Cambie estos datos antes de dar a conocer el sitio.</p>
      <ul className={`${links.plain} ${links.arrows} ${links.named} ${links.lines}`}>
        {left.slice(0, maxListed).map(({ key, place, label, text }) => (
          <li key={key}>
            <Link to={findingPath(place)}>
              <span>
                <b>{label}</b>
                <small>
                  {text}
                  {isOwner || !fieldAt(tree, place.path)?.ownerOnly ? '' : ' · Solo la dueña puede cambiarlo'}
                </small>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
        {(left.length > maxListed || others > 0) && (
          <li>
            <Link to="/admin/revision">
              <span>
                <b>{linkWords(left.length - maxListed, others)}</b>
              </span>
              <Icon name="arrow" />
            </Link>
          </li>
        )}
      </ul>
    </>
  )
}

function linkWords(more: number, others: number): string {
  const words = [more > 0 && `${more} más de la muestra`, others > 0 && `${others} por corregir`]
  return `Ver en Revisión: ${words.filter(Boolean).join(' y ')}`
}
