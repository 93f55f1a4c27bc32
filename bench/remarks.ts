/** Why a figure is not reached, and what was tried: shown beside it, by its id, for as long as it is not. */
export const remarks: Readonly<Record<string, string>> = {
  'serving.home.release-folder':
    'The same nginx with more to do for each request than the reference, which has one address for each file: it looks ' +
    'for the page and for its brotli file, follows the link to the live release, and chooses eleven headers by the kind ' +
    'of file and the status. Tried: `open_file_cache`, which would make up for it, but for a while serves the former ' +
    'release after a publish.',
  'lighthouse.performance':
    'The home page alone has 99; the other seven kinds have 100. Its first and its largest paint and its blocking time ' +
    'stand at 0.98 to 0.99 each. Tried: styles in the page, two fonts cut to the letters in use, the icons and the ' +
    'request for the first picture before what shows them. Not tried yet: that request before those of the fonts.',
  'interactions.first-tap':
    'The best of seven took 64 ms. The menu opens by HTML alone (`popover`), no script is waited for: what it waits for ' +
    'is the page, which is still coming in and being drawn at a quarter of the speed.',
}
