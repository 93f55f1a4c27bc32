import { createHash } from 'node:crypto'

/** The source that allows an inline style or script of this text in a content security policy. */
export const cspHash = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`
