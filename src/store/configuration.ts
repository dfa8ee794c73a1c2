import { createSlice } from '@reduxjs/toolkit'
import type { Configuration } from '@/shared/configuration'
import { DEFAULT_MAX_UPLOAD_BYTES, DEFAULT_MIN_NEW_PASSWORD_LENGTH } from '@/shared/constants'

/** This holds until `config.json` is read; the entry replaces it through the preloaded state, and nothing changes it after. */
const shipped: Configuration = {
  apiBaseUrl: '',
  maxUploadBytes: DEFAULT_MAX_UPLOAD_BYTES,
  minNewPasswordLength: DEFAULT_MIN_NEW_PASSWORD_LENGTH,
  companies: ['', ''],
  publicProductUrl: '',
  idempotencyKeys: false,
  requestTimeoutMs: 30_000,
  imageOrigins: [],
  extensions: false,
  mail: false,
}

const slice = createSlice({
  name: 'configuration',
  initialState: shipped,
  reducers: {},
  selectors: { selectConfiguration: configuration => configuration, selectExtensions: ({ extensions }) => extensions },
})

export const { selectConfiguration, selectExtensions } = slice.selectors
export const configurationReducer = slice.reducer
