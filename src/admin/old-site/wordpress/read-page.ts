import { z } from 'zod'
import { cutAtWord } from '#content/documents/entry-metadata.ts'
import { isDay } from '#content/texts/is-day.ts'
import { isPageLanguage, siteLanguage } from '#content/texts/languages.ts'
import { parsedJson } from '#content/values/json.ts'
import type { FoundPage } from '../found-site.ts'
import { readHtml } from '../html/read-html.ts'
import { pagePath } from '../page-key.ts'
import type { WordpressItem } from './read-items.ts'

/** Fields of one page that are named at most. */
const maxFields = 30

/**
 * A page of the file, reduced to text.
 * @param html Its own, with what WordPress puts into it.
 * @throws {RangeError} for HTML that cannot be read in time.
 */
export function readPage({ text, meta, language }: WordpressItem, html: string, host: string): FoundPage {
  const number = text('wp:post_id')
  const isPost = text('wp:post_type') === 'post'
  const url = URL.parse(text('link')) ?? new URL(`https://${host || 'localhost'}/?p=${number}`)
  const { parts, dropped } = readHtml(html + footnotesOf(meta), url.href)
  const first = parts.map((part) => part.text || part.items.join(' ')).find(Boolean) ?? ''
  // Short posts have no title.
  const title = cutAtWord(plainLine(text('title')), 120) || cutAtWord(first, 60) || 'Página sin título'
  const thumbnail = meta.get('_thumbnail_id')
  const day = text('wp:post_date').slice(0, 10)
  // Sites often declare the language of their theme, so only a page's own one counts.
  const ownLanguage = language.slice(0, 2)
  return {
    number,
    path: url.search === '' ? pagePath(url) : '',
    fields: {
      title,
      shortDescription: cutAtWord(plainLine(excerptOf(text, meta)) || first || title, 200),
      type: isPost ? 'article' : 'information',
      language: isPageLanguage(ownLanguage) ? ownLanguage : siteLanguage,
      // Databases write 0000 and 1970 for a day that they do not know.
      date: isPost && isDay(day) && day >= '1990' ? day : '',
      image: thumbnail ? `library:${thumbnail}` : '',
      imageAlt: '',
      text: parts,
    },
    dropped: [...dropped, ...fieldsOf(meta).map((name) => `El campo «${name}»`)],
  }
}

/** The text of a line of HTML: titles have entities. */
const plainLine = (html: string): string =>
  readHtml(html, 'https://localhost/')
    .parts.map(({ title, text }) => title || text)
    .join(' ')

/** A template of a plugin for search engines says nothing. */
const excerptOf = (text: WordpressItem['text'], meta: ReadonlyMap<string, string>): string =>
  text('excerpt:encoded') ||
  (['_yoast_wpseo_metadesc', 'rank_math_description']
    .map((key) => meta.get(key) ?? '')
    .find((words) => words !== '' && !words.includes('%')) ??
    '')

/** Names of fields of its theme, whose texts do not come along: ACF stores beside each of its fields which one it is. */
const fieldsOf = (meta: ReadonlyMap<string, string>): string[] =>
  [...meta].flatMap(([key, value]) => (value.startsWith('field_') ? [key.slice(1)] : [])).slice(0, maxFields)

const footnotes = z.array(z.object({ content: z.string() }))

/** The notes of a page, which WordPress stores beside it. */
function footnotesOf(meta: ReadonlyMap<string, string>): string {
  const notes = footnotes.safeParse(parsedJson(meta.get('footnotes') ?? '')).data ?? []
  return notes.map(({ content }, index) => `\n\n<p>[${index + 1}] ${content}</p>`).join('')
}
