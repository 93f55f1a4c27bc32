import { type Form, fieldId, openRowsOf } from './form-context.tsx'

const patience = 40

/** Brings a field into view and puts the focus there, as soon as it is drawn. */
export function revealField(form: Form, path: string): void {
  openRowsOf(form, path)
  // After what else scrolls when the address changes, such as the navigation.
  requestAnimationFrame(() => focusWhenDrawn(path, patience))
}

function focusWhenDrawn(path: string, framesLeft: number) {
  const element = document.getElementById(fieldId(path))
  if (element) {
    element.focus({ preventScroll: true })
    element.scrollIntoView({ block: 'center' })
  } else if (framesLeft > 0) {
    requestAnimationFrame(() => focusWhenDrawn(path, framesLeft - 1))
  }
}
