/** The pages that every site has, and their names. */
export const mainPages: readonly { readonly value: string; readonly label: string }[] = [
  { value: '/', label: 'Inicio' },
  { value: '/contacto', label: 'Contacto' },
  { value: '/preguntas', label: 'Preguntas frecuentes' },
  { value: '/perfil', label: 'Perfil profesional' },
]
