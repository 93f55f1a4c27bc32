import { percent } from '#admin/media/crop-maths.ts'
import { cropPosition, type MediaFocus } from '#content/media/media.ts'

type Size = { readonly width: number; readonly height: number }

/** Per axis, how much longer the picture is than the frame that it fills, as a factor. */
function excess(picture: Size, frame: Size): MediaFocus {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height)
  return { x: (picture.width * scale) / frame.width, y: (picture.height * scale) / frame.height }
}

/**
 * The focal point that a spot of a cropped picture would be.
 * @param spot In percent of the frame that the picture fills.
 * @param focus The focal point that the frame shows now.
 */
export function focusAtSpot(spot: MediaFocus, focus: MediaFocus, picture: Size, frame: Size): MediaFocus {
  const by = excess(picture, frame)
  const now = cropPosition(focus)
  const along = (axis: keyof MediaFocus) => percent((spot[axis] + (by[axis] - 1) * now[axis]) / by[axis])
  return { x: along('x'), y: along('y') }
}

/** Where the frame shows the focal point, in percent of the frame. */
export function spotOfFocus(focus: MediaFocus, picture: Size, frame: Size): MediaFocus {
  const by = excess(picture, frame)
  const now = cropPosition(focus)
  const along = (axis: keyof MediaFocus) => percent(focus[axis] * by[axis] - (by[axis] - 1) * now[axis])
  return { x: along('x'), y: along('y') }
}
