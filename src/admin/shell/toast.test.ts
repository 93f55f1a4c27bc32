import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dismissToast, removeDelay, showToast, useToast } from './toast.ts'

const saved = { title: 'Éxito', message: 'Guardado.', kind: 'success' } as const
const failed = { title: 'Error', message: 'No se guardó.', kind: 'destructive' } as const
const shown = () => useToast.getState().toast

beforeEach(() => {
  vi.useFakeTimers()
  useToast.setState({ toast: undefined })
})
afterEach(() => vi.useRealTimers())

describe('toasts', () => {
  test('at most one is shown: the newest', () => {
    showToast(saved)
    showToast(failed)

    expect(shown()).toMatchObject({ ...failed, open: true })
  })

  test('an error stays until it is dismissed', () => {
    showToast(failed)
    vi.advanceTimersByTime(removeDelay)

    expect(shown()?.open).toBe(true)
  })

  test('a success is dismissed by itself', () => {
    showToast(saved)
    vi.advanceTimersByTime(10_000)

    expect(shown()?.open).toBe(false)
  })

  test('a dismissed one is removed after a very long delay', () => {
    showToast(failed)
    dismissToast(shown()?.id ?? 0)

    vi.advanceTimersByTime(removeDelay - 1)
    expect(shown()).toMatchObject({ open: false })
    vi.advanceTimersByTime(1)
    expect(shown()).toBeUndefined()
  })

  test('dismissing an earlier one leaves the newest', () => {
    showToast(saved)
    const earlier = shown()?.id ?? 0
    showToast(failed)
    dismissToast(earlier)

    expect(shown()).toMatchObject({ open: true, message: 'No se guardó.' })
  })
})
