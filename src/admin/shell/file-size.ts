/** '12 KB', '1.5 MB' */
export function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024)
  if (kilobytes < 1024) return `${kilobytes} KB`
  return `${(kilobytes / 1024).toLocaleString('es-MX', { maximumFractionDigits: 1 })} MB`
}
