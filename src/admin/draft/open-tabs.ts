import { readStored, removeStored, store } from '#admin/shell/browser-storage.ts'

const lockName = (tab: string) => `consultorio:pestaña:${tab}`

/** Holds a lock that marks this tab as open. In browsers without locks, every tab counts as closed. */
export function markTabOpen(tab: string): void {
  // The promise never settles: the browser releases the lock when the page goes away, even in a crash.
  void navigator.locks?.request(lockName(tab), () => new Promise(() => undefined)).catch(() => undefined)
}

/** The tabs that are still open. Their drafts are not lost, so they are not offered for recovery. */
export async function openTabs(tabs: readonly string[]): Promise<ReadonlySet<string>> {
  const { held = [] } = (await navigator.locks?.query().catch(() => undefined)) ?? {}
  const names = new Set(held.map(({ name }) => name))
  return new Set(tabs.filter((tab) => names.has(lockName(tab))))
}

const formerTabKey = 'consultorio:pestaña-anterior'

/** Leaves the tab's id for the page that this tab loads next. @returns the one that the page before left. */
export function takeFormerTab(tab: string): string | undefined {
  const former = readStored('sessionStorage', formerTabKey) ?? undefined
  store('sessionStorage', formerTabKey, tab)
  return former
}

/** Called at a sign-in: what was typed before may be another person's. */
export const forgetFormerTab = () => removeStored('sessionStorage', formerTabKey)
