import { Changes } from './changes.tsx'
import { EntryChanges } from './entry-changes.tsx'
import type { OnRestore, Version } from './versions.ts'

type Props = {
  readonly version: Version
  /** Loads nothing while false. */
  readonly enabled: boolean
  readonly onRestore: OnRestore
}

/** What a version changed: the fields of its subject, or the entries of a list. */
export function VersionChanges({ version, enabled, onRestore }: Props) {
  const { subject, number, previous, kind, entries } = version
  if (kind === 'removed')
    return <p className="muted small">Se borró. Se puede restaurar una versión anterior.</p>
  if (previous === undefined) return <p className="muted small">{firstWords(version)}</p>
  if (kind === 'added') return <p className="muted small">Se agregó de nuevo.</p>
  if (entries) return <EntryChanges version={version} enabled={enabled} onRestore={onRestore} />
  return <Changes {...{ subject, number, previous, enabled }} />
}

function firstWords({ subject, number }: Version): string {
  if (number === 1) return 'La primera versión: con ella empezó el sitio.'
  return subject.entry === undefined ? 'La primera versión que se conserva.' : 'Se agregó.'
}
