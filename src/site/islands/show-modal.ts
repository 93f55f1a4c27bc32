/** Opens a modal dialog. Everything beneath it becomes inert. */
export function showModal(dialog: HTMLDialogElement) {
  keepScrollbarRoom()
  dialog.showModal()
}

/** Reserves the width of the scrollbar while scrolling is locked, so that the page does not jump. */
export function keepScrollbarRoom() {
  const { documentElement } = document
  documentElement.toggleAttribute('data-scrollbar', innerWidth > documentElement.clientWidth)
}
