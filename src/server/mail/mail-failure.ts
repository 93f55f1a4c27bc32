/**
 * The details of a failed mail that may be logged. The server's reply could quote the mail, so links and tokens are
 * removed.
 */
export function describeMailFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { reason: 'unknown' }
  const { code, responseCode, command } = smtpDetails(error)
  return { code, responseCode, command, reason: withoutSecrets(error.message) }
}

/** Whether a retry is pointless: the server refused permanently (5xx) or does not accept the user of SMTP_URL. */
export function isPermanentFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code, responseCode } = smtpDetails(error)
  return code === 'EAUTH' || (typeof responseCode === 'number' && responseCode >= 500)
}

function smtpDetails(error: Error): { code?: unknown; responseCode?: unknown; command?: unknown } {
  return {
    ...('code' in error && { code: error.code }),
    ...('responseCode' in error && { responseCode: error.responseCode }),
    ...('command' in error && { command: error.command }),
  }
}

function withoutSecrets(message: string): string {
  return message
    .replace(/https?:\/\/\S+/g, '…')
    .replace(/[\w-]{32,}/g, '…')
    .slice(0, 300)
}
