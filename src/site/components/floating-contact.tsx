/** The buttons that float over every page. */
export function FloatingContact() {
  return null
}
