/** Runs an action several times in sequence and returns the results. */
export async function repeat<Result>(times: number, action: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = []
  while (results.length < times) results.push(await action())
  return results
}
