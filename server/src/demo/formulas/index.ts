import { calcio } from './calcio'
import { correctores } from './correctores'
import { foliares } from './foliares'
import type { Formula } from './formula'
import { fosfitos } from './fosfitos'
import { npk } from './npk'
import { algas, aminoacidos, bioestimulantes, enraizantes, humicos, mojantes } from './organicos'
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
