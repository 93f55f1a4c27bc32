import { type Form, fieldId, unfold } from './form-context.tsx'

const timeout = 40

/** Scrolls to a field and focuses it as soon as it is rendered. */
export function revealField(form: Form, path: string): void {
  unfold(form, path)
  // Wait for other scrolling that the URL change causes, such as the router's.
  requestAnimationFrame(() => focusWhenDrawn(path, timeout))
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
