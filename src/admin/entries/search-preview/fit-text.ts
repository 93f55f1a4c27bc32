/** Width of a text in pixels. */
export type Measure = (text: string) => number

/** The start of a text that fits into about `width` pixels, cut after a word and with an ellipsis; or all of it. */
export function fitText(text: string, width: number, measure: Measure): string {
  const whole = wholeText(text)
  const full = measure(whole)
  if (full <= width) return whole
  return `${whole.slice(0, Math.floor((whole.length * width) / full)).replace(/\s\S*$/, '')} …`
}

export const wholeText = (text: string) => text.split(/\s+/).filter(Boolean).join(' ')
