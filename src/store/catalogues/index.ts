import { combineReducers } from '@reduxjs/toolkit'
import { magnitudesApi } from '@/api/magnitudes'
import { createCatalogue } from '@/store/catalogues/createCatalogue'

export const magnitudes = createCatalogue('magnitudes', magnitudesApi.list)

export const catalogues = [magnitudes] as const

export const cataloguesReducer = combineReducers({ magnitudes: magnitudes.reducer })
