import { queryOptions } from '@tanstack/react-query'
import { call, callPath } from './call.ts'
import { sendFile, type Upload } from './send-file.ts'

/** The address of a file's content, which browsers save and do not open. */
export const privateFilePath = (id: string) => callPath('GET /api/private-files/:id', { params: { id } })

/** @throws {ApiProblem} An aborted `signal` throws its reason instead. */
export const uploadPrivateFile = async (upload: Upload) =>
  (await sendFile('POST /api/private-files', upload)).file

/** Name and size of a stored file. */
export const privateFileQuery = (id: string) =>
  queryOptions({
    queryKey: ['private-file', id],
    queryFn: async ({ signal }) =>
      (await call('GET /api/private-files/:id/info', { params: { id }, signal })).file,
    staleTime: 'static',
  })
