import { useMutation, useQuery } from '@tanstack/react-query'
import { type CallBody, callQuery, fetchCall } from './call.ts'

/** Whether the server makes PDF files. */
export const useCanPrint = (): boolean | undefined => useQuery(callQuery('GET /api/handouts')).data?.canPrint

/** Makes a sheet a PDF file. */
export const usePrintedSheet = () =>
  useMutation({
    mutationFn: async (body: CallBody<'POST /api/handouts/pdf'>) =>
      (await fetchCall('POST /api/handouts/pdf', { body, accept: 'application/pdf' })).blob(),
  })
