import type { Catalogue } from './definition'
import { magnitudes } from './magnitudes'

/** Every table with uniform routes: one line each. */
export const catalogues: Catalogue[] = [magnitudes]
