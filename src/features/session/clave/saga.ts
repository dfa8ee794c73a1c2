import { askForLink } from '@/features/session/clave/askForLink'
import { checkCode } from '@/features/session/clave/checkCode'
import { chooseClave, dropPasswords } from '@/features/session/clave/chooseClave'
import { checkRequested, claveRequested, linkRequested } from '@/features/session/clave/events'
import { watch } from '@/store/watch'

export const claveSaga = watch({
  first: [
    [claveRequested, chooseClave, undefined, ({ payload }) => dropPasswords(payload)],
    [linkRequested, askForLink],
  ],
  latest: [[checkRequested, checkCode]],
})
