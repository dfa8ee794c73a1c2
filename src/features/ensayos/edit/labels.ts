import { labelIn } from '@/kits/forms/fieldWords'
import { adjuntosDeEnsayo } from '@/shared/resources/adjuntosDeEnsayo'
import { ensayos } from '@/shared/resources/ensayos'
import { resultadosDeEnsayo } from '@/shared/resources/resultadosDeEnsayo'

export const { fields } = ensayos

export const labelOf = labelIn(fields, [resultadosDeEnsayo, adjuntosDeEnsayo])
