export const roleNames = { owner: 'Dueña', assistant: 'Asistente' } as const
