/** Opens a dialog over the page, and all beneath it becomes inert. */
export function showModal(dialog: HTMLDialogElement) {
  keepScrollbarRoom()
  dialog.showModal()
}

/** Where a scrollbar takes room, that room stays while the page is held, so that it does not jump. */
export function keepScrollbarRoom() {
  const { documentElement } = document
  documentElement.toggleAttribute('data-scrollbar', innerWidth > documentElement.clientWidth)
}
