/** What an action gives each time, one after the other. */
export async function repeat<Result>(times: number, action: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < times) results.push(await action())
  return results
}
