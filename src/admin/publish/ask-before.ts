import { createStore } from 'zustand/vanilla'

const storageKey = 'consultorio:publicar-sin-preguntar'

/** Whether 'Publicar' opens the review first. Chosen in this browser. */
export const askBefore = createStore<boolean>(() => {
  try {
    return localStorage.getItem(storageKey) === null
  } catch {
    return true
  }
})

export function setAskBefore(asks: boolean): void {
  askBefore.setState(asks, true)
  try {
    if (asks) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, 'sí')
  } catch {
    // Then the choice lasts as long as this page.
  }
}
