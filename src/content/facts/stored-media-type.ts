/**
 * `Accept` of a request for a document as it is stored: with marks and with empty derived fields. Forms need it; other
 * programs read what they sent.
 */
export const storedMediaType = 'application/vnd.consultorio.stored+json'
