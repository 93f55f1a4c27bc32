import type { SaveTexts } from '#admin/draft-screen/use-save-draft.ts'

export const loadFailed = 'Falla al extraer la información del sitio. Intentar de nuevo.'

export const saveTexts: SaveTexts = {
  saved: 'Información del sitio actualizada correctamente',
  failed: 'Falla al actualizar la información del sitio',
}
