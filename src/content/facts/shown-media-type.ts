/**
 * `Accept` of a request for the site content as visitors read it: with every mark replaced and every derived field
 * filled. Islands need it, because another program may have sent marks and empty fields, which it reads again.
 */
export const shownMediaType = 'application/vnd.consultorio.shown+json'
