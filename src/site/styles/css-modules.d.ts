/** A component's own styles: the class names the page knows them under, by the names the component wrote. */
declare module '*.module.css' {
  const classes: { readonly [name: string]: string }
  export default classes
}

/** Styles that every page ships. */
declare module '*.css' {
  const classes: { readonly [name: string]: string }
  export default classes
}
