import { ownSite } from '../../sample-site/testing/own-site.ts'
import { expect } from './fixtures.ts'
import type { OwnerClient } from './owner-client.ts'

/** Publishes a practice's own texts, so that nothing of the sample prevents the launch. */
export async function fillInOwnSite(owner: OwnerClient): Promise<void> {
  const { 'site-content': siteContent, services, diseases, symptoms, testimonials } = ownSite()
  const bodies = {
    'site-content': { siteContent },
    services: { services },
    diseases: { diseases },
    symptoms: { symptoms },
    testimonials: { testimonials },
  }
  for (const [name, body] of Object.entries(bodies))
    expect((await owner.post(`/api/${name}`, body)).status).toBe(200)
}
