import { formerDays } from '#content/media/media.ts'
import { Problem } from '../../problems/problem.ts'
import type { MediaStore } from '../../store/media-store.ts'
import type { MediaUses } from './media-uses.ts'

type Options = { readonly media: MediaStore; readonly uses: Pick<MediaUses, 'saved'> }

/** In pixels. */
const thumbnailWidth = 320

/** What the library has: its pictures, and the earlier states that can be put back. */
export const createLibraryViews = ({ media, uses }: Options) => ({
  /** All pictures with their uses, newest first. */
  async list() {
    const [items, saved] = await Promise.all([media.items(), uses.saved()])
    const byPicture = Map.groupBy(items.values(), ({ preparedFor }) => preparedFor)
    return (byPicture.get(undefined) ?? []).map((item) => ({
      ...item,
      uses: saved.get(item.id) ?? [],
      prepared: byPicture.get(item.id) ?? [],
    }))
  },

  /** Ids from the list that are in the library. */
  async present(ids: readonly string[]): Promise<ReadonlySet<string>> {
    const items = await media.items()
    return new Set(ids.filter((id) => items.has(id)))
  },

  formers: media.formers,
  removed: media.removed,

  /** The smallest WebP of an earlier state that is wide enough for a thumbnail. @throws {Problem} `not_found` */
  async formerThumbnail(id: string, version: string): Promise<Buffer> {
    const former = (await media.formers(id)).find((one) => one.version === version)
    // A list of earlier pictures may be on the screen while one of them is put back.
    const item = (await media.items()).get(id)
    const widths = former?.widths ?? (item?.version === version ? item.renditions.webp : [])
    const width = widths.find((each) => each >= thumbnailWidth) ?? widths.at(-1)
    const content =
      width === undefined ? undefined : await media.readRendition({ version, width, format: 'webp' })
    if (!content) throw noFormers()
    return content
  },
})

export const noFormers = () =>
  new Problem('not_found', {
    detail: `Esa foto ya no se guarda: pasaron más de ${formerDays} días, o alguien borró también las copias.`,
  })
