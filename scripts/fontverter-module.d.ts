/** The part that the fonts' script uses; the package has no types. */
declare module 'fontverter' {
  export function convert(font: Buffer, toFormat: 'truetype' | 'woff2'): Promise<Buffer>
}
