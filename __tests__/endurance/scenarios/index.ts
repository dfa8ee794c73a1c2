import type { Scenario } from '../scenario'
import { bigBodies } from './bigBodies'
import { bigPictures } from './bigPictures'
import { fiveReports } from './fiveReports'
import { fullDisk } from './fullDisk'
import { kills } from './kills'
import { mixedRequests } from './mixedRequests'
import { restarts } from './restarts'

export const scenarios: Scenario[] = [kills, restarts, fullDisk, bigBodies, bigPictures, fiveReports, mixedRequests]
