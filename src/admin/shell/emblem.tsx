/** The practice's drawing: the one of the browser's tab, whose address the server knows. */
export function Emblem({ size }: { size: number }) {
  const source = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href
  return source ? <img src={source} alt="" width={size} height={size} /> : null
}
