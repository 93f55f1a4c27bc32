let owner = ''

/** Called when somebody signs in: what one person typed is not sent in the name of another one. */
export function setUnsentOwner(email: string): void {
  owner = email
}

export const unsentOwner = (): string => owner
