/** Class names of a CSS module: names in the source file to generated names. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string }
  export default classes
}

/** Styles of every page. */
declare module '*.css' {
  const classes: { readonly [name: string]: string }
  export default classes
}

/** The text of a style sheet that only some pages need. */
declare module '*.css?inline' {
  const css: string
  export default css
}
