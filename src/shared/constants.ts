import application from '../../package.json'

/** Version shown in the top bar; defined in `package.json` only [FR-01]. */
export const VERSION_LABEL = `v.${application.version}`

/** Product name, in the bar and at the end of every document title [FR-13]. */
export const PRODUCT_NAME = 'Nutrición de cultivos'

/** Id of the element in which the server embeds `config.json`. */
export const CONFIGURATION_ID = 'configuration'

/** Milliseconds after which a toast closes [FR-10]. */
export const TOAST_MS = 3000

/** Minimum length of a password at the sign-in [SE-02]. New passwords have a minimum of their own, in the configuration. */
export const MIN_LOGIN_PASSWORD_LENGTH = 6

/** Texts of a cell longer than `CELL_LIMIT` characters show the first `CELL_SHOWN` and "..." [TB-06]. */
export const CELL_LIMIT = 25
export const CELL_SHOWN = 23

/** Maximum length of an error response's text in a toast [ER-07]. */
export const MAX_DETAIL_LENGTH = 300

/** Text of an empty table [TB-08]. */
export const EMPTY_TABLE = 'No hay elementos que mostrar en la tabla'

/** Limit of integers in the API, also for negative ones. */
export const MAX_INTEGER = 2_147_483_647

/** Maximum length of a text in the API, in characters. */
export const MAX_TEXT_LENGTH = 20_000

/** Maximum length of a family's colour [FA-01]. */
export const MAX_COLOR_LENGTH = 7

/** Maximum quantity of a component in the API, with its decimals; the minimum is 0 [CO-04]. */
export const MAX_QUANTITY = 99_999.99999
export const QUANTITY_DECIMALS = 5

/** Limit of a ROI in the API, also for negative ones, with its decimals [TR-11]. */
export const ROI_LIMIT = 9999.99
export const ROI_DECIMALS = 2

/** Page size of the trash: the maximum of the API, which the application reads; a shorter page is the last one [HI-04]. */
export const TRASH_PAGE = 1_000

/** Width of images in lists and pickers, in pixels: enough for a row on a screen with two dots a pixel. */
export const THUMBNAIL_WIDTH = 96
/** Width of images in forms. */
export const PREVIEW_WIDTH = 640
/** The API scales every image to these widths. */
export const SCALED_WIDTHS = [THUMBNAIL_WIDTH, PREVIEW_WIDTH] as const

/** Defaults until `config.json` is read, or when it is invalid [IM-04, SE-15]. */
export const DEFAULT_MAX_UPLOAD_BYTES = 5_000_000
export const DEFAULT_MIN_NEW_PASSWORD_LENGTH = 8

/** Slowest supported line for uploads, in bytes a millisecond; determines their time limit. */
export const SLOWEST_LINE = 20
