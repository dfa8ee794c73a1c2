import { loadUser } from '@/features/cuenta/loadUser'
import { userRequested } from '@/features/cuenta/slice'
import { watch } from '@/store/watch'

export const cuentaSaga = watch({ latest: [[userRequested, loadUser]] })
