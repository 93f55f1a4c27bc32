/**
 * Chunks of the browser bundle. What every page needs at the first use is in two files, and what most home pages need
 * in two more, because each file costs a request with its headers, and small files compress badly. The first matching
 * group takes a module with all its imports. The loader's own modules must come first, so that it imports no other
 * chunk before the first use.
 */
export const clientChunks = [
  { name: 'loader', test: /src\/site\/browser\/loader\.ts$/ },
  {
    name: 'hydrate',
    test: /node_modules\/(react|react-dom|scheduler)\/|src\/site\/browser\/hydrate\.tsx$|rolldown\/runtime/,
  },
  { name: 'page', test: /(desktop-menu|mobile-menu|floating-buttons)\.island\.tsx$|content\/texts\/words/ },
  // The mark of today runs before the first use, so it must not bring React.
  { name: 'today', test: /mark-today\.ts$|every-half-minute\.ts$|month-weeks\.ts$/ },
  { name: 'hours', test: /(open-state|open-place)\.island\.tsx$/ },
  { name: 'choices', test: /(service-tabs|symptom-pager)\.island\.tsx$/ },
  { name: 'carousels', test: /(logo-carousel|testimonials-carousel|photo-gallery)\.island\.tsx$/ },
]
