import { defineBulk } from '@/kits/lists/selection/bulkRun'
import type { Bulk } from '@/kits/lists/selection/definition'
import { allPending, removal } from '@/kits/lists/selection/words'
import type { MasterDefinition } from '@/features/maestras/definition'
import { call } from '@/store/effects'

/** Bulk actions of a master's list [LS-05]. */
export const masterBulk = (master: MasterDefinition): Bulk =>
  defineBulk({
    place: `maestras/${master.key}`,
    tipo: master.key,
    noun: master.resource.noun,
    actions: [
      removal({
        *run(id) {
          yield* call(master.api.remove, id)
        },
        fallback: master.messages.deleteFailed,
      }),
    ],
    pendingIn: allPending,
    reload: () => master.catalogue.loadRequested(),
  })
