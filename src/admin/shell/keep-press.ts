/** What a press acts on when it ends. Fields for text are left out: a press there only places the cursor. */
const controls =
  'button, a[href], label, summary, input[type="checkbox"], input[type="radio"], [role="button"], [role="tab"], [role="option"], [role="menuitem"]'

/** A pointer that moves further, in px, drags or leaves the control on purpose. */
const maxMove = 8
/** Smaller shifts, in px, are the control's own: a pressed button sinks by one. */
const minShift = 3

/** Browsers send the click of a touch, and before it the loss of focus, some milliseconds after the finger has left. */
const clickDelay = 80

const waiting = new Set<() => void>()
let isPressed = false

/** Calls back once no control is pressed and the click was handled: at once if none is. Returns how to cancel. */
export function whenReleased(callback: () => void): () => void {
  if (!isPressed) callback()
  else waiting.add(callback)
  return () => waiting.delete(callback)
}

function release() {
  isPressed = false
  const callbacks = [...waiting]
  waiting.clear()
  for (const callback of callbacks) callback()
}

type Press = {
  readonly control: HTMLElement
  readonly x: number
  readonly y: number
}

/**
 * Keeps a control under the pointer while it is pressed. Advice that appears because a field lost the focus, or a panel
 * that was loading, would push the control away before the release, and the tap would be lost or reach another control.
 */
export function keepPress(): void {
  let press: Press | undefined
  let stopHolding = () => {}
  let released: ReturnType<typeof setTimeout> | undefined

  addEventListener(
    'pointerdown',
    ({ target, clientX: x, clientY: y, isPrimary }) => {
      stopHolding()
      const control = target instanceof Element ? target.closest(controls) : null
      press = isPrimary && control instanceof HTMLElement ? { control, x, y } : undefined
      clearTimeout(released)
      isPressed = press !== undefined
      if (press) stopHolding = holdInPlace(press.control)
      else release()
    },
    true,
  )
  addEventListener(
    'pointermove',
    (event) => {
      if (press && !isAt(press, event)) stopHolding()
    },
    { capture: true, passive: true },
  )
  for (const end of ['pointerup', 'pointercancel'] as const) {
    addEventListener(
      end,
      () => {
        stopHolding()
        clearTimeout(released)
        released = setTimeout(release, clickDelay)
      },
      true,
    )
  }
  addEventListener(
    'click',
    (event) => {
      const pressed = press
      // A click of the keyboard or of a script has no press.
      if (!pressed || event.detail === 0) return
      press = undefined
      const isReached = event.target instanceof Node && pressed.control.contains(event.target)
      if (isReached || !pressed.control.isConnected || !isAt(pressed, event)) return
      event.preventDefault()
      event.stopImmediatePropagation()
      pressed.control.click()
    },
    true,
  )
}

const isAt = ({ x, y }: Press, { clientX, clientY }: MouseEvent) =>
  Math.hypot(clientX - x, clientY - y) <= maxMove

/** Scrolls by as much as the control moves, before each paint. Returns a function that ends it. */
function holdInPlace(control: HTMLElement): () => void {
  const scroller = scrollerOf(control)
  let top = control.getBoundingClientRect().top
  let { scrollTop } = scroller
  let frame = requestAnimationFrame(hold)
  function hold() {
    const shift = control.getBoundingClientRect().top - top
    // What the user scrolls moves the control too.
    if (scroller.scrollTop !== scrollTop) top += shift
    else if (Math.abs(shift) >= minShift && control.isConnected)
      scroller.scrollBy({ top: shift, behavior: 'instant' })
    scrollTop = scroller.scrollTop
    frame = requestAnimationFrame(hold)
  }
  return () => cancelAnimationFrame(frame)
}

/** The element that scrolls the control. */
function scrollerOf(control: HTMLElement): Element {
  for (let element = control.parentElement; element; element = element.parentElement) {
    const isLonger = element.scrollHeight > element.clientHeight
    if (isLonger && /auto|scroll/.test(getComputedStyle(element).overflowY)) return element
  }
  return document.scrollingElement ?? document.documentElement
}
