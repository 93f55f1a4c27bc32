import type { ExportItem } from './wordpress-export.ts'

/** Two pages with pictures of the site, of its library, and of its past. */
export function twoPages(formerSite: string): ExportItem[] {
  const uploads = `${formerSite}/wp-content/uploads/2019/03`
  return [
    {
      id: 1,
      title: 'Vacuna contra el VPH',
      link: `${formerSite}/2019/03/vacuna-vph/`,
      type: 'post',
      html: `<p>Se aplica en dos o tres dosis. Vea <a href="/quienes/">quiénes somos</a>.</p><img src="${uploads}/foto-2-300x225.jpg" alt="La vacuna"><img src="${uploads}/foto-9.jpg" alt="La sala">[contact-form-7 id="3"]`,
      meta: { _thumbnail_id: '7' },
    },
    { id: 2, title: 'Quiénes somos', link: `${formerSite}/quienes/` },
    { id: 3, status: 'draft', title: 'A medias' },
    { id: 7, type: 'attachment', status: 'inherit', file: `${uploads}/foto-1.jpg` },
  ]
}
