/** An owner may do everything; an assistant edits and publishes what the site says. */
export const roles = ['owner', 'assistant'] as const
export type Role = (typeof roles)[number]

export const isRole = (value: unknown): value is Role => roles.some((role) => role === value)
