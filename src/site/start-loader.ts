/**
 * The only script in the page itself: it requests the loader after the first paint, so that the loader does not share
 * the line with the fonts and the picture of the first screen. A page that opens in the background is not painted, so
 * there it starts two seconds after the page has loaded; a module runs only once. The element before it holds the
 * loader's address and integrity hash, and `nomodule` keeps browsers from requesting it there. The text is the same in
 * every page and release, because the configurations in `deploy/` allow it by its hash.
 */
export const startLoader =
  '{const{src,integrity}=document.currentScript.previousSibling,' +
  'start=()=>document.head.append(Object.assign(document.createElement("script"),{type:"module",src,integrity}));' +
  'new PerformanceObserver(start).observe({type:"paint",buffered:true});' +
  'addEventListener("load",()=>setTimeout(start,2e3))}'
