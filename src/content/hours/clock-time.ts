/** How times are written: '16:00' or '4:00 p. m.'. */
export type Clock = '24h' | '12h'

/** '09:00' → '9:00'; with the 12-hour clock '9:00 a. m.'. */
export function clockTime(time: string, clock: Clock): string {
  const [hourText = '', minutes = ''] = time.split(':')
  const hour = Number(hourText)
  if (clock === '24h') return `${hour}:${minutes}`
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'a. m.' : 'p. m.'}`
}

/** With its article: 'la 1:00', 'las 16:00'. */
export function clockWords(time: string, clock: Clock): string {
  const words = clockTime(time, clock)
  return `${words.startsWith('1:') ? 'la' : 'las'} ${words}`
}
