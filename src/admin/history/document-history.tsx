import { SegmentedControl } from '@mantine/core'
import { useQueries } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { revisionsQuery } from '#admin/api/revisions.ts'
import { useIsOwner } from '#admin/api/session.ts'
import { Screen } from '#admin/shell/screen.tsx'
import { documentNames, documentRow, isDocumentName } from '#content/documents/documents.ts'
import { PrintSite } from './print-site.tsx'
import { VersionList } from './version-list.tsx'
import { timeline, versionsOf } from './versions.ts'

const filters = [
  { value: 'all', label: 'Todo' },
  ...documentNames.map((name) => ({ value: name, label: documentRow(name).labels.shortName })),
]

/** The versions of all documents, or of the one in the address. */
export function DocumentHistory() {
  const lists = useQueries({ queries: documentNames.map((document) => revisionsQuery({ document })) })
  const isOwner = useIsOwner()
  const [params, setParams] = useSearchParams()
  const chosen = params.get('documento') ?? 'all'
  const [filter, setFilter] = useState(isDocumentName(chosen) ? chosen : 'all')

  const control = useRef<HTMLDivElement>(null)
  // On a phone the chosen document may be outside of the visible part.
  useEffect(() => {
    const shown = control.current?.querySelector(`input[value="${filter}"]`)?.parentElement
    shown?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [filter])

  const versions = lists.every(({ data }) => data)
    ? timeline(documentNames.map((document, index) => versionsOf({ document }, lists[index]?.data ?? [])))
    : undefined
  return (
    <Screen title="Historial" actions={isOwner && <PrintSite />}>
      <p className="muted readable">
        Cada vez que se guarda queda una versión aquí, y se conserva siempre.{' '}
        {isOwner
          ? 'Una versión anterior que restaura queda entre sus cambios, hasta que publique.'
          : 'Si hace falta volver a una versión anterior, pídalo a la dueña.'}
      </p>
      <SegmentedControl
        ref={control}
        data={filters}
        value={filter}
        onChange={(value) => {
          setFilter(value)
          setParams(value === 'all' ? {} : { documento: value }, { replace: true })
        }}
        aria-label="Qué versiones mostrar"
      />
      <VersionList
        versions={versions?.filter(({ subject }) => filter === 'all' || subject.document === filter)}
        error={lists.find(({ error }) => error)?.error}
        retry={() => void Promise.all(lists.map(({ refetch }) => refetch()))}
        nameOf={({ subject }) => documentRow(subject.document).labels.name}
      />
    </Screen>
  )
}
