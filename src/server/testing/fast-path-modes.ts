/** For `describe.each`: clients must get the same with `FAST_PATH=on` and with `FAST_PATH=off`. */
export const fastPathModes = [
  ['with the fast path', true],
  ['without the fast path', false],
] as const
