import { createSlice } from '@reduxjs/toolkit'
import type { Configuration } from '@/domain/configuration'

/** This holds until `config.json` is read; the entry replaces it through the preloaded state, and nothing changes it after. */
const shipped: Configuration = {
  apiBaseUrl: '',
  maxUploadBytes: 5_000_000,
  minNewPasswordLength: 8,
  companies: ['', ''],
  publicProductUrl: '',
  idempotencyKeys: false,
  requestTimeoutMs: 30_000,
  imageOrigins: [],
}

const slice = createSlice({
  name: 'configuration',
  initialState: shipped,
  reducers: {},
  selectors: { selectConfiguration: configuration => configuration },
})

export const { selectConfiguration } = slice.selectors
export const configurationReducer = slice.reducer
