import { createSlice } from '@reduxjs/toolkit'
import type { Configuration } from '@/shared/configuration'
import { DEFAULT_MAX_UPLOAD_BYTES, DEFAULT_MIN_NEW_PASSWORD_LENGTH } from '@/shared/constants'

/** Default configuration. The preloaded state replaces it by `config.json`; constant afterwards. */
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
