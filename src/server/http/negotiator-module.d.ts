/** The part that the site uses; @types/negotiator does not declare `preferred`. */
declare module 'negotiator' {
  export default class Negotiator {
    constructor(request: { readonly headers: Readonly<Record<string, string | undefined>> })

    /**
     * The available encodings that the request's `Accept-Encoding` allows, best first. At equal weight, the order of
     * `preferred` decides.
     */
    encodings<Encoding extends string>(
      available: readonly Encoding[],
      options: { readonly preferred: readonly Encoding[] },
    ): Encoding[]
  }
}
