/** Only a whole https address may become a link. */
export const isHttpsAddress = (url: string) => URL.canParse(url) && new URL(url).protocol === 'https:'
