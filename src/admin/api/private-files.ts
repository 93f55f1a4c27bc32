import { queryOptions } from '@tanstack/react-query'
import { z } from 'zod'
import { type PrivateFileInfo, privateFileInfo } from '#content/private-file.ts'
import { request } from './request.ts'
import { sendFile } from './send-file.ts'

const uploaded = z.object({ file: privateFileInfo }).transform(({ file }) => file)

/** The address of a file's content, which browsers save and do not open. */
export const privateFilePath = (id: string) => `/api/private-files/${id}`

type Upload = {
  readonly file: File
  readonly onProgress: (share: number) => void
  readonly signal: AbortSignal
}

/** @throws {ApiProblem} An aborted `signal` throws its reason instead. */
export const uploadPrivateFile = (upload: Upload): Promise<PrivateFileInfo> =>
  sendFile({ ...upload, method: 'POST', path: '/api/private-files', schema: uploaded })

/** Name and size of a stored file. */
export const privateFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['private-file', id],
    queryFn: async ({ signal }) =>
      (await request(`${privateFilePath(id)}/info`, { schema: uploaded, signal })).data,
    staleTime: 'static',
  })
