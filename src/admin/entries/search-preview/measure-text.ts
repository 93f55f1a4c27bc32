import type { Measure } from './fit-text.ts'

let context: CanvasRenderingContext2D | null | undefined

/** Measures texts in a CSS font, such as '400 20px Arial'. */
export const measureIn =
  (font: string): Measure =>
  (text) => {
    context ??= document.createElement('canvas').getContext('2d')
    // Without a canvas, an average letter of Arial is half as wide as its font size.
    if (!context) return text.length * (Number.parseFloat(font.replace(/^\d+ /, '')) / 2)
    context.font = font
    return context.measureText(text).width
  }
