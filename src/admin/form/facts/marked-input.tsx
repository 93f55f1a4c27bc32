import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { knownMarks } from '#content/facts/marks.ts'
import styles from './facts.module.css'
import { keepMarks } from './keep-marks.ts'

type Input = HTMLInputElement | HTMLTextAreaElement
type Edit = (event: { readonly currentTarget: Input }) => void

type Props = {
  readonly value: string
  readonly onEdit: (text: string) => void
  /** Draws the input with this class and these handlers. */
  readonly children: (handlers: {
    readonly className: string | undefined
    readonly onChange: Edit
  }) => ReactNode
}

/** Draws a chip behind every mark of an input's text, and keeps typing from breaking a mark. */
export function MarkedInput({ value, onEdit, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const mirror = useRef<HTMLDivElement>(null)
  const caret = useRef<number>(undefined)
  const marks = knownMarks(value)
  const hasMarks = marks.length > 0

  const onChange: Edit = ({ currentTarget: { value: after, selectionStart } }) => {
    const { text, caret: next } = keepMarks(value, after, selectionStart ?? after.length)
    if (text !== after) caret.current = next
    onEdit(text)
  }

  // Without this, the browser moves the caret to the end of a corrected text.
  useLayoutEffect(() => {
    const next = caret.current
    caret.current = undefined
    if (next !== undefined) inputIn(box.current)?.setSelectionRange(next, next)
  })

  useEffect(() => {
    const input = inputIn(box.current)
    const copy = mirror.current
    if (!hasMarks || !input || !copy) return
    const align = () => {
      copy.style.width = `${input.clientWidth}px`
      copy.style.height = `${input.clientHeight}px`
      copy.scrollTop = input.scrollTop
      copy.scrollLeft = input.scrollLeft
    }
    align()
    const sizes = new ResizeObserver(align)
    sizes.observe(input)
    input.addEventListener('scroll', align)
    return () => {
      sizes.disconnect()
      input.removeEventListener('scroll', align)
    }
  }, [hasMarks])

  return (
    <div ref={box} className={styles.box}>
      {hasMarks && (
        <div ref={mirror} className={styles.mirror} aria-hidden="true">
          {pieces(value, marks)}
          {/* A line break at the end needs something behind it to take up a line. */}
          {'\u200B'}
        </div>
      )}
      {children({ className: hasMarks ? styles.over : undefined, onChange })}
    </div>
  )
}

function pieces(text: string, marks: ReturnType<typeof knownMarks>): ReactNode[] {
  const starts = [0, ...marks.map(({ end }) => end)]
  return starts.flatMap((from, index) => {
    const mark = marks[index]
    const plain = text.slice(from, mark?.start)
    return mark ? [plain, <mark key={mark.start}>{text.slice(mark.start, mark.end)}</mark>] : [plain]
  })
}

const inputIn = (box: HTMLElement | null) => box?.querySelector<Input>('input, textarea') ?? undefined
