import { spriteAddress } from 'virtual:icon-sprite'

/**
 * Adds the shapes of the icons that no first screen shows. Without them, menus and tabs show their texts alone, so a
 * failed request needs no message.
 */
export async function showLateIcons(): Promise<void> {
  // A page that is looked at before it is published contains them.
  if (document.querySelector('symbol[id^="l-"]')) return
  const response = await fetch(spriteAddress).catch(() => undefined)
  if (response?.ok) document.body.insertAdjacentHTML('beforeend', await response.text())
}
