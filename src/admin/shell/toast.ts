import { create } from 'zustand'
import { messageOf } from '#admin/api/problem.ts'

type ToastKind = 'success' | 'destructive'
export type Toast = {
  readonly id: number
  readonly title: string
  readonly message: string
  readonly kind: ToastKind
  /** Leads to a screen of the admin, or opens a page of the site in another tab. */
  readonly link?: { readonly href: string; readonly label: string } | undefined
  /** False after dismissal: the toast is no longer shown, but stays in the store until it is removed. */
  readonly open: boolean
}

/** Time in ms between a toast's dismissal and its removal. */
export const removeDelay = 1_000_000
/** In ms. A success toast closes by itself; an error stays until the user closes it. */
const successDuration = 8_000

/** Holds at most one toast; a new one replaces it. */
export const useToast = create<{ toast: Toast | undefined }>(() => ({ toast: undefined }))

let lastId = 0
let timer: ReturnType<typeof setTimeout> | undefined

export function showToast({ kind, ...texts }: Omit<Toast, 'id' | 'open'>): void {
  clearTimeout(timer)
  const id = ++lastId
  useToast.setState({ toast: { ...texts, id, kind, open: true } })
  if (kind === 'success') timer = setTimeout(() => dismissToast(id), successDuration)
}

export const showSuccess = (message: string): void => showToast({ title: 'Éxito', message, kind: 'success' })

/** Says that a change is in the draft. */
export const showStored = (message: string, link?: Toast['link']): void =>
  showToast({ title: 'Guardado, sin publicar', message, kind: 'success', link })

export const showFailure = (message: string, title = 'Error'): void =>
  showToast({ title, message, kind: 'destructive' })

/** Says why an action failed. */
export const showError = (error: unknown, title?: string): void => showFailure(messageOf(error), title)

export function dismissToast(id: number): void {
  const { toast } = useToast.getState()
  if (toast?.id !== id) return
  clearTimeout(timer)
  useToast.setState({ toast: { ...toast, open: false } })
  timer = setTimeout(() => useToast.setState({ toast: undefined }), removeDelay)
}
