/** An owner may do everything; an assistant may edit and publish content. */
export const roles = ['owner', 'assistant'] as const
export type Role = (typeof roles)[number]

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)
