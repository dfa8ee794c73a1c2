import type { Scenario } from '../scenario'
import { bigBodies } from './bigBodies'
import { bigPictures } from './bigPictures'
import { fiveReports } from './fiveReports'
import { fullDisk } from './fullDisk'
import { heldBodies } from './heldBodies'
import { inventedHosts } from './inventedHosts'
import { kills } from './kills'
import { mixedRequests } from './mixedRequests'
import { pausedReplica } from './pausedReplica'
import { restarts } from './restarts'
import { stalledReaders } from './stalledReaders'
import { yearsOfUse } from './yearsOfUse'

export const scenarios: Scenario[] = [
  kills,
  restarts,
  pausedReplica,
  fullDisk,
  bigBodies,
  heldBodies,
  bigPictures,
  fiveReports,
  stalledReaders,
  inventedHosts,
  mixedRequests,
  yearsOfUse,
]
