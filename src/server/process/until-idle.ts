/** A part of the server that works in the background. */
export type BackgroundPart = {
  /** Settles when what the part does now is done. Undefined while it has nothing to do. */
  readonly working: () => Promise<unknown> | undefined
}

/** Resolves when no part has anything to do. Work that waits for its time does not count. */
export async function untilIdle(parts: readonly BackgroundPart[]): Promise<void> {
  for (;;) {
    const working = parts.flatMap((part) => part.working() ?? [])
    if (working.length === 0) return
    await Promise.allSettled(working)
  }
}
