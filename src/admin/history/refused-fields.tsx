import { Alert, Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loadDocument } from '#admin/api/documents.ts'
import { messageOf } from '#admin/api/problem.ts'
import { revisionQuery } from '#admin/api/revisions.ts'
import { documentDraft, draftOf, versionOf } from '#admin/draft/document-draft.ts'
import { screenPath } from '#admin/subject.ts'
import { fieldAt, trailOf } from '#content/fields/field-walk.ts'
import { isJson } from '#content/values/json.ts'
import type { ProblemIssue } from '#contract/problem.ts'
import type { Version } from './versions.ts'

type Props = { readonly version: Version; readonly issues: readonly ProblemIssue[] }

/** Why a version of a document cannot be restored as it is, with a way to restore it and correct the rest. */
export function RefusedFields({ version, issues }: Props) {
  const { subject, number } = version
  const client = useQueryClient()
  const navigate = useNavigate()
  const [failure, setFailure] = useState<unknown>()
  const { draft } = documentDraft(subject.document)

  /** Puts the version into the form, on top of the current one: nothing is saved, and «Deshacer» takes it back. */
  async function openInForm() {
    try {
      const [old, current] = await Promise.all([
        client.fetchQuery(revisionQuery(subject, number)),
        loadDocument(subject.document),
      ])
      if (!isJson(old.value)) throw new TypeError('A document is JSON.')
      draft.recover(versionOf(subject.document, current), draftOf(subject.document, old.value))
      draft.showAllIssues()
      await navigate(`${screenPath(subject)}#${issues[0]?.path ?? ''}`)
    } catch (error) {
      setFailure(error)
    }
  }

  return (
    <Alert color="ochre" mt="md" title="Esa versión tiene datos que ahora no se pueden guardar" role="alert">
      <ul>
        {issues.map(({ path, message }) => (
          <li key={path}>
            <b>{nameOf(path)}</b>: {message}
          </li>
        ))}
      </ul>
      <p>
        Ábrala en el formulario: corrija lo marcado y publique. Lo demás queda como estaba en esa versión, y
        la publicada no cambia hasta entonces.
      </p>
      <Button mt="xs" onClick={() => void openInForm()}>
        Abrir y corregir
      </Button>
      {failure !== undefined && <p>{messageOf(failure)}</p>}
    </Alert>
  )

  function nameOf(path: string): string {
    const { base } = draft.state.getState()
    const label = fieldAt(draft.tree, path)?.label ?? path
    return [...trailOf(draft.tree, base?.value, path), label].join(' › ')
  }
}
