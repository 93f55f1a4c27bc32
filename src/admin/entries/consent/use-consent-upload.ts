import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { privateFileQuery, uploadPrivateFile } from '#admin/api/private-files.ts'
import { messageOf } from '#admin/api/problem.ts'
import { useForm } from '#admin/form/form-context.tsx'
import { fileSize } from '#admin/shell/file-size.ts'
import { maxPrivateBytes } from '#content/media/private-file.ts'
import { valueAt } from '#content/values/json.ts'

/** Uploads a proof and puts its id into the field, even if the field is no longer shown. */
export function useConsentUpload(path: string) {
  const { draft, announce } = useForm()
  const client = useQueryClient()
  const [progress, setProgress] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const running = useRef<AbortController>(undefined)
  const valueNow = () => valueAt(draft.state.getState().draft, path)

  async function start(file: File) {
    setFailure(undefined)
    const refusal = refusalOf(file)
    if (refusal) return setFailure(refusal)

    const before = valueNow()
    const stopped = new AbortController()
    running.current = stopped
    setProgress(0)
    try {
      const stored = await uploadPrivateFile({ file, onProgress: setProgress, signal: stopped.signal })
      client.setQueryData(privateFileQuery(stored.id).queryKey, stored)
      // Keep what the user did meanwhile.
      if (valueNow() !== before) return
      draft.set(path, stored.id)
      announce('El comprobante quedó puesto.')
    } catch (error) {
      if (!stopped.signal.aborted) setFailure(messageOf(error))
    } finally {
      setProgress(undefined)
    }
  }

  return { progress, failure, start, stop: () => running.current?.abort() }
}

/** Why the server would refuse the file. It also checks the content. */
function refusalOf({ size }: File): string | undefined {
  if (size === 0) return 'El archivo está vacío.'
  if (size <= maxPrivateBytes) return undefined
  return `El archivo pesa ${fileSize(size)} y el máximo son ${fileSize(maxPrivateBytes)}.`
}
