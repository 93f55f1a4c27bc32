const lockName = (tab: string) => `consultorio:pestaña:${tab}`

/** Marks this tab as open for as long as it is. Where the browser has no locks, every tab counts as closed. */
export function markTabOpen(tab: string): void {
  // Never settles: the lock goes with the page, also when the browser dies.
  void navigator.locks?.request(lockName(tab), () => new Promise(() => undefined)).catch(() => undefined)
}

/** Whether the tab that wrote a copy is still open: its draft is then not lost, and not ours to offer. */
export async function openTabs(tabs: readonly string[]): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return new Set(tabs.filter((tab) => names.has(lockName(tab))))
}
