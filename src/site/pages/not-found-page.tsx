/** What an unknown address shows. */
export function NotFoundPage() {
  return null
}
