export const roleNames = {
  owner: 'Dueña',
  assistant: 'Asistente',
  editor: 'Asistente que no publica',
} as const
