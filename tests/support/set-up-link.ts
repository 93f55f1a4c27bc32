/** The address that the server printed at its first start. */
export function setUpLink({ logs }: { readonly logs: string }): string {
  const link = /http:\/\/\S+\/admin\/configurar#token=[\w-]+/.exec(logs)?.[0]
  if (!link) throw new Error(`No link in the log:\n${logs}`)
  return link
}
