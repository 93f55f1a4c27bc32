import sharp from 'sharp'
import { workOn } from '#server/media/encoder/encode.ts'
import { type EncoderJob, PictureError } from '#server/media/encoder/encoder-jobs.ts'
import { EncoderProcess } from '#server/media/encoder/encoder-process.ts'

// Tests read the pictures that they make from memory. The encoder forbids it, and reads only files.
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
})

/**
 * Encodes in the process of the test, because the start of another process costs more than the pictures of a test.
 * `encoder-process.test.ts` tests the process.
 */
export class EncoderHere extends EncoderProcess {
  #isClosed = false

  override async prepare(job: Parameters<EncoderProcess['prepare']>[0]) {
    const prepared = await this.#work(job)
    if (!prepared) throw new Error('A prepare job returns the prepared picture.')
    return prepared
  }

  override async render(job: Parameters<EncoderProcess['render']>[0]) {
    await this.#work(job)
  }

  override close() {
    this.#isClosed = true
    super.close()
  }

  async #work(job: EncoderJob) {
    if (this.#isClosed) throw new PictureError('interrupted', 'The server stops.')
    try {
      return await workOn(job)
    } catch (error) {
      throw error instanceof PictureError ? error : new PictureError('unreadable', String(error))
    }
  }
}
