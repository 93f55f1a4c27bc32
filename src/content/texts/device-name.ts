/** Readable name of a session's device: 'Chrome en Windows', 'Safari en iPhone'. */
export function deviceName(userAgent: string | null | undefined): string {
  if (!userAgent) return 'Dispositivo desconocido'
  const browser = firstMatch(browsers, userAgent) ?? 'Navegador'
  const system = firstMatch(systems, userAgent)
  return system ? `${browser} en ${system}` : browser
}

type Patterns = readonly (readonly [RegExp, string])[]

// The order matters: most browsers also name the browsers that they derive from.
const browsers: Patterns = [
  [/Edg(?:A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]

const systems: Patterns = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]

const firstMatch = (patterns: Patterns, text: string) => patterns.find(([pattern]) => pattern.test(text))?.[1]
