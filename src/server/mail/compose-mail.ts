import { escaped } from '../responses/escape-html.ts'
import type { Mail } from './mailer.ts'

type Draft = {
  readonly to: string
  readonly subject: string
  /** The text shows its host. */
  readonly siteUrl: string
  /** The subject, if there is none. */
  readonly title?: string
  readonly paragraphs: readonly string[]
  readonly facts?: readonly (readonly [name: string, value: string])[]
  readonly action?: { readonly label: string; readonly url: string }
  /** What to do if the reader did not cause this mail. */
  readonly note: string
}

/** A short mail with one purpose, as plain text and as HTML with the same content. */
export function composeMail(draft: Draft): Mail {
  return { to: draft.to, subject: draft.subject, text: textOf(draft), html: htmlOf(draft) }
}

function textOf({ siteUrl, subject, title = subject, paragraphs, facts = [], action, note }: Draft): string {
  const blocks = [
    title,
    ...paragraphs,
    facts.map(([name, value]) => `${name}: ${value}`).join('\n'),
    action ? `${action.label}:\n${action.url}` : '',
    note,
    `--\n${new URL(siteUrl).host}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}

const paragraph = 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#1a2334'

function htmlOf({ siteUrl, subject, title = subject, paragraphs, facts = [], action, note }: Draft): string {
  const rows = facts.map(
    ([name, value]) =>
      `<tr><td style="padding:4px 16px 4px 0;vertical-align:top;white-space:nowrap;color:#515b6e">${escaped(name)}</td>` +
      `<td style="padding:4px 0;color:#1a2334">${escaped(value)}</td></tr>`,
  )
  return [
    '<!doctype html><html lang="es-MX"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escaped(title)}</title></head>`,
    '<body style="margin:0;padding:24px 12px;background:#f6f8fc;font-family:Helvetica,Arial,sans-serif">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:480px;background:#ffffff;border:1px solid #d4d9e3;border-top:4px solid #15409e;border-radius:8px"><tr><td style="padding:28px 28px 20px">',
    `<p style="margin:0 0 8px;font-size:14px;color:#515b6e">${escaped(new URL(siteUrl).host)}</p>`,
    `<h1 style="margin:0 0 16px;font-family:Georgia,serif;font-size:24px;line-height:1.25;font-weight:600;color:#1a2334">${escaped(title)}</h1>`,
    ...paragraphs.map((text) => `<p style="${paragraph}">${escaped(text)}</p>`),
    rows.length > 0
      ? `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px;font-size:16px;line-height:1.4">${rows.join('')}</table>`
      : '',
    action ? buttonOf(action) : '',
    `<p style="margin:8px 0 0;padding-top:16px;border-top:1px solid #d4d9e3;font-size:14px;line-height:1.5;color:#515b6e">${escaped(note)}</p>`,
    '</td></tr></table></td></tr></table></body></html>',
  ].join('')
}

const buttonOf = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:8px 0 20px"><a href="${escaped(url)}" style="display:inline-block;padding:12px 22px;background:#15409e;border-radius:6px;color:#ffffff;font-size:16px;font-weight:bold;text-decoration:none">${escaped(label)}</a></p>`
