import { accent, paper } from '../colours.ts'
import { line, type Markup } from '../svg.ts'
import { marker } from './markers.ts'
import { centred, organs } from './uterus.ts'

const cut = (y: number): Markup =>
  line(`M-74 ${y}H74`, paper, 9) +
  line(`M-74 ${y}h9m8 0h11m8 0h11m8 0h11m8 0h11m8 0h11m8 0h11m8 0h9`, accent[500], 3.6)

/** What a hysterectomy takes out: the cuts above and below the cervix, the tubes, the ovaries. */
export const hysterectomy = (): Markup =>
  centred(
    organs +
      cut(52) +
      cut(126) +
      marker(1, [104, 34], [46, -20]) +
      marker(2, [104, 92], [22, 90]) +
      marker(3, [-120, -140], [-126, -112]) +
      marker(4, [206, 22], [154, -8]),
  )
