type Kind = 'localStorage' | 'sessionStorage'

/**
 * The browser's storage; undefined if it refuses it. With blocked cookies, reading it throws; some apps that show pages
 * have none.
 */
export function browserStorage(kind: Kind): Storage | undefined {
  try {
    return window[kind] ?? undefined
  } catch {
    return undefined
  }
}

export function readStored(kind: Kind, key: string): string | null {
  try {
    return browserStorage(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Returns whether the browser stored it. It may be full or refuse storage. */
export function store(kind: Kind, key: string, value: string): boolean {
  try {
    browserStorage(kind)?.setItem(key, value)
    return browserStorage(kind) !== undefined
  } catch {
    return false
  }
}

export function removeStored(kind: Kind, key: string): void {
  try {
    browserStorage(kind)?.removeItem(key)
  } catch {
    // A browser that refuses storage has nothing to remove.
  }
}
