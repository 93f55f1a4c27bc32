import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComparisonReports, comparisonReports } from '#content/layouts/comparison-report.ts'
import { queryKeys } from './query-keys.ts'
import { request } from './request.ts'

/** The comparison of two layouts that runs, and those that are over. */
export const useComparisons = () =>
  useQuery({
    queryKey: queryKeys.comparisons,
    queryFn: async ({ signal }) =>
      (await request('/api/layout-comparisons', { schema: comparisonReports, signal })).data,
  })

type Started = { readonly section: string; readonly layout: string }

/** Compares the published layout of a section with another one, from the next midnight on. */
export const useStartComparison = () =>
  useChange((body: Started) => ({ path: '/api/layout-comparisons', body }))

type Ended = { readonly number: number; readonly keep: 'first' | 'second' }

/** Ends a comparison. The layout that is kept is published. */
export const useEndComparison = () =>
  useChange(({ number, keep }: Ended) => ({
    path: `/api/layout-comparisons/${number}/end`,
    body: { keep },
  }))

function useChange<Change>(callOf: (change: Change) => { path: string; body: object }) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (change: Change): Promise<ComparisonReports> => {
      const { path, body } = callOf(change)
      return (await request(path, { method: 'POST', body, schema: comparisonReports })).data
    },
    onSuccess: async (data) => {
      client.setQueryData(queryKeys.comparisons, data)
      await client.invalidateQueries({ queryKey: queryKeys.status })
      await client.invalidateQueries({ queryKey: queryKeys.document('selected-sections') })
    },
  })
}
