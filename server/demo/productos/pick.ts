import { MAIN_LOCALES } from '@/shared/locales'
import type { Formula } from '../formulas/formula'
import type { Cultivo } from '../maestras/cultivos'
import type { Fase } from '../maestras/estadosFenologicos'
import type { ClaveDeFamilia } from '../maestras/familias'
import type { ClaveDeIcono } from '../maestras/iconos'
import { estados, type EstadoDeCultivo } from '../maestras/ids'
import type { Random } from '../random'

const fasesPorFamilia: Record<ClaveDeFamilia, readonly Fase[]> = {
  aminoacidos: ['emergencia', 'hojas', 'brotes', 'boton', 'engorde'],
  bioestimulantes: ['brotes', 'boton', 'floracion', 'cuajado', 'engorde'],
  algas: ['hojas', 'brotes', 'floracion', 'cuajado', 'engorde'],
  npk: ['hojas', 'brotes', 'boton', 'cuajado', 'engorde', 'maduracion'],
  foliares: ['hojas', 'brotes', 'engorde', 'maduracion'],
  quelatos: ['hojas', 'brotes', 'boton', 'cuajado'],
  correctores: ['hojas', 'boton', 'floracion', 'cuajado'],
  calcio: ['cuajado', 'engorde', 'maduracion'],
  fosfitos: ['hojas', 'brotes', 'cuajado', 'maduracion', 'reposo'],
  humicos: ['emergencia', 'hojas', 'brotes', 'reposo'],
  enraizantes: ['emergencia', 'hojas', 'brotes'],
  mojantes: ['hojas', 'brotes', 'boton', 'engorde'],
}

interface Dosis {
  liquido: string
  solido: string
}

const dosisFoliares: readonly Dosis[] = [
  { liquido: '100-150 cc/hL', solido: '50-100 g/hL' },
  { liquido: '150-250 cc/hL', solido: '100-200 g/hL' },
  { liquido: '200-300 cc/hL', solido: '200-300 g/hL' },
  { liquido: '250-400 cc/hL', solido: '300-500 g/hL' },
]
const dosisDeRiego: readonly Dosis[] = [
  { liquido: '2-4 L/ha', solido: '1-2 kg/ha' },
  { liquido: '3-5 L/ha', solido: '3-5 kg/ha' },
  { liquido: '5-10 L/ha', solido: '5-10 kg/ha' },
  { liquido: '10-20 L/ha', solido: '15-25 kg/ha' },
]

/** Families that feed the soil or the whole crop, at higher doses than the others. */
const DE_FONDO: readonly ClaveDeFamilia[] = ['npk', 'humicos', 'calcio']

export const pickDosis = (random: Random, { familia, forma, modo }: Formula) => {
  const kind = forma === 'liquido' ? 'liquido' : 'solido'
  const deRiego = DE_FONDO.includes(familia) ? dosisDeRiego.slice(2) : dosisDeRiego.slice(0, 2)
  return { foliar: modo === 1 ? '' : random.pick(dosisFoliares)[kind], riego: modo === 0 ? '' : random.pick(deRiego)[kind] }
}

/** Locales of a product: most products are translated into all, some only into those of their markets. */
export const pickLocales = (random: Random): readonly string[] => {
  if (random.chance(0.84)) return MAIN_LOCALES
  return random.pick([['es_ES'], ['es_ES', 'en_US'], ['es_ES', 'en_US', 'fr_FR'], ['es_ES', 'pt_BR']])
}

export const pickIconos = (random: Random, { modo, ecologico, forma, familia }: Formula): ClaveDeIcono[] => [
  ...(ecologico ? (['ecologico'] as const) : []),
  ...(modo === 1 ? [] : (['foliar'] as const)),
  ...(modo === 0 ? [] : (['riego'] as const)),
  ...(forma === 'polvo' ? (['soluble'] as const) : []),
  ...(familia === 'quelatos' ? (['quelato'] as const) : []),
  ...(forma === 'granulado' ? (['suelo'] as const) : []),
  ...random.sample(['cloruros', 'ph', 'agitar', 'heladas', 'guantes', 'zeta', 'abejas', 'reciclable'] as const, random.integer(1, 3)),
]

export const pickEstados = (random: Random, familia: ClaveDeFamilia, of: readonly Cultivo[]): EstadoDeCultivo[] => {
  const fases = fasesPorFamilia[familia]
  return random.sample(of, random.integer(2, 3)).flatMap(cultivo =>
    random.sample(
      estados.filter(estado => estado.cultivo === cultivo && fases.includes(estado.fase)),
      random.integer(1, 3),
    ),
  )
}
