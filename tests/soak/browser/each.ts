import { expect } from '../../support/fixtures.ts'

/** Checks each case, also after a failure, and fails with all that failed. */
export async function expectEach<Case>(
  cases: Iterable<Case>,
  check: (each: Case) => Promise<void>,
): Promise<void> {
  const failures: string[] = []
  for (const each of cases)
    await check(each).catch((error: unknown) => failures.push(`${JSON.stringify(each)}: ${error}`))
  expect(failures).toEqual([])
}
