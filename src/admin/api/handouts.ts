import { useMutation, useQuery } from '@tanstack/react-query'
import { type CallBody, call, fetchCall } from './call.ts'
import { queryKeys } from './query-keys.ts'

/** Whether the server makes PDF files. */
export const useCanPrint = (): boolean | undefined =>
  useQuery({
    queryKey: queryKeys.handouts,
    queryFn: ({ signal }) => call('GET /api/handouts', { signal }),
  }).data?.canPrint

/** Makes a sheet a PDF file. */
export const usePrintedSheet = () =>
  useMutation({
    mutationFn: async (body: CallBody<'POST /api/handouts/pdf'>) =>
      (await fetchCall('POST /api/handouts/pdf', { body, accept: 'application/pdf' })).blob(),
  })
