/** Opens a dialog over the page. Where a scrollbar takes room, that room stays, so that the page does not jump. */
export function showModal(dialog: HTMLDialogElement) {
  const { documentElement } = document
  documentElement.toggleAttribute('data-scrollbar', innerWidth > documentElement.clientWidth)
  dialog.showModal()
}
