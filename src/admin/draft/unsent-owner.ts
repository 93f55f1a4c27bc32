let owner = ''

/** Called when somebody signs in. Changes are sent only in the name of the person who typed them. */
export function setUnsentOwner(email: string): void {
  owner = email
}

export const unsentOwner = (): string => owner
