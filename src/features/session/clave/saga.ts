import { askForLink } from '@/features/session/clave/askForLink'
import { checkCode } from '@/features/session/clave/checkCode'
import { chooseClave } from '@/features/session/clave/chooseClave'
import { checkRequested, claveRequested, linkRequested } from '@/features/session/clave/events'
import { secretVault } from '@/store/vault'
import { watch } from '@/store/watch'

export const claveSaga = watch({
  first: [
    [claveRequested, chooseClave, undefined, ({ payload }) => secretVault.drop(payload.first, payload.second)],
    [linkRequested, askForLink],
  ],
  latest: [[checkRequested, checkCode]],
})
