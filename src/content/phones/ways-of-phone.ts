const onlyMessages =
  /^\s*(?:mensajes|sms)\s*$|(?:s[oó]lo|solamente|[uú]nicamente) (?:por )?(?:mensajes|sms)\b/i

/** How a number is reached by what its label says: 'Solo WhatsApp' and 'Solo mensajes' are never called. */
export function wayOf(label: string): 'call' | 'whatsapp' | 'message' {
  if (/whats/i.test(label)) return 'whatsapp'
  return onlyMessages.test(label) ? 'message' : 'call'
}
