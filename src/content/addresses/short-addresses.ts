/** Opens a chat on WhatsApp. */
export const whatsappPath = '/whatsapp'
/** Opens the form for a review of the first place that has one. Below it, each place has an address of its own. */
export const reviewPath = '/opinion'

/** Patterns of all of them, for the rules by which browsers prepare pages. */
export const shortAddresses = [whatsappPath, reviewPath, `${reviewPath}/*`] as const

/** Whether an address only leads elsewhere: it is short enough to be typed from paper. */
export const isShortAddress = (path: string): boolean => /^\/(?:whatsapp|opinion(?:\/.*)?)$/.test(path)
