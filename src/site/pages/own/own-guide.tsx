import type { Page } from '#content/entries/page.ts'
import { numberLabel } from '#site/components/call-labels.ts'
import { isForeign } from '#site/own-pages.ts'
import type { ArticlePart } from '#site/pages/article-parts.tsx'
import { ChapterList } from '#site/pages/detail/article-contents.tsx'
import { Guide } from '#site/pages/detail/guide.tsx'
import { useSiteContent } from '#site/render-context.ts'
import type { FrameWords } from './frame-words.ts'

type Props = {
  readonly page: Page
  readonly parts: readonly ArticlePart[]
  readonly words: FrameWords
}

/** Beside her text: its chapters and contact buttons, which in another language do not lead to the Spanish *Contacto*. */
export function OwnGuide({ page, parts, words }: Props) {
  const { doctorInfo, buttons } = useSiteContent()
  return (
    <Guide
      callText={numberLabel({ doctorInfo, buttons: { ...buttons, btnCallText: words.call } })}
      messageText={words.whatsapp}
      contactButtonText={isForeign(page) ? '' : words.contact}
    >
      <ChapterList parts={parts} title={words.onThisPage} label={words.onThisPageBeside} />
    </Guide>
  )
}
