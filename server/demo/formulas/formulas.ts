import { algas } from './algas'
import { aminoacidos } from './aminoacidos'
import { bioestimulantes } from './bioestimulantes'
import { calcio } from './calcio'
import { correctores } from './correctores'
import { enraizantes } from './enraizantes'
import { foliares } from './foliares'
import type { Formula } from './formula'
import { fosfitos } from './fosfitos'
import { humicos } from './humicos'
import { mojantes } from './mojantes'
import { npk } from './npk'
import { quelatos } from './quelatos'

export const formulas: readonly Formula[] = [
  ...npk,
  ...quelatos,
  ...correctores,
  ...calcio,
  ...foliares,
  ...fosfitos,
  ...aminoacidos,
  ...algas,
  ...humicos,
  ...bioestimulantes,
  ...enraizantes,
  ...mojantes,
]
