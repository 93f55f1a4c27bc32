const slowHour =
  'Measured in a slow hour of this machine: started by turns with the version of the former report, which it measured ' +
  'at 583 ms, both took 0.65 to 0.85 s.'

/**
 * Why a figure misses its target and what was tried, keyed by the figure's id. The report shows it only while the
 * figure misses.
 */
export const remarks: Readonly<Record<string, string>> = {
  'start.first': slowHour,
  'start.npm': slowHour,
  'serving.home.release-folder':
    'This is nginx with slightly more work per request than the reference, which has one address per file: it looks ' +
    'for the page and for its brotli file, and follows the link to the live release. In single rounds it is as fast ' +
    'or faster. Tried: headers without regular expressions, and one lookup fewer per page (0.89 before, and 0.74 for ' +
    'a detail page). Also tried: `open_file_cache`, which would close the gap, but serves the former release for a ' +
    'while after a publish.',
  'publish.sample':
    'Compare it on one machine only: this one varies by a third from run to run. Two thirds of it pass inside the ' +
    'process, where every step is listed in record 0063; the rest is the connection and the wait for a busy machine.',
  'lighthouse.first-paint':
    'The page arrives after 0.76 s in the model, because its 20 KB need a second round trip. The rest is layout and ' +
    'paint at a quarter of the speed of this machine. Tried: `content-visibility: auto` for the sections from the ' +
    'fifth on, until the first paint. It halves layout and paint, but by turns the model gave 800 to 805 ms with it ' +
    'and 793 to 822 without, because it slows down the rest of the task twice as much once no layout is left in it.',
  'interactions.first-tap':
    'The menu opens with HTML alone (`popover`), so no script delays it. It waits for the page, which is still being ' +
    'received and drawn at a quarter of the speed.',
}
