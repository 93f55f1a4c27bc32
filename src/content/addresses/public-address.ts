/**
 * Whether anyone on the internet may open the site at this address. On the owner's own machine the site shows its
 * whole sample, and needs no launch.
 */
export function isPublicAddress(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return !/^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\]|0\.0\.0\.0|\[::\])$/.test(hostname)
}
