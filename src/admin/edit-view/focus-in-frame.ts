import { percent } from '#admin/media/crop-maths.ts'
import type { MediaFocus } from '#content/media/media.ts'

type Size = { readonly width: number; readonly height: number }

/**
 * The focal point that a spot of a cropped picture would be.
 * @param spot In percent of the frame that the picture fills.
 * @param focus The focal point that the frame shows now.
 */
export function focusAtSpot(spot: MediaFocus, focus: MediaFocus, picture: Size, frame: Size): MediaFocus {
  const scale = Math.max(frame.width / picture.width, frame.height / picture.height)
  const along = (at: number, now: number, whole: number, shown: number) =>
    percent(((shown * at) / 100 + ((whole - shown) * now) / 100) * (100 / whole))
  return {
    x: along(spot.x, focus.x, picture.width * scale, frame.width),
    y: along(spot.y, focus.y, picture.height * scale, frame.height),
  }
}
