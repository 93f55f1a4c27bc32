/** The practice's icon, the same as in the browser tab. Its URL comes from the page's icon link. */
export function Emblem({ size }: { size: number }) {
  const source = document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.href
  return source ? <img src={source} alt="" width={size} height={size} /> : null
}
