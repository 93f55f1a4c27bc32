/** Ends what holds pictures back until the first paint (`base.css`). */
export function showPictures(): void {
  document.documentElement.dataset.painted = ''
}
