import type { Scenario } from '../scenario'
import { bigBodies } from './bigBodies'
import { bigPictures } from './bigPictures'
import { fiveReports } from './fiveReports'
import { mixedRequests } from './mixedRequests'

export const scenarios: Scenario[] = [bigBodies, bigPictures, fiveReports, mixedRequests]
