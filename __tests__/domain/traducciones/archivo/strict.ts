/**
 * What the strict schema of XLIFF 1.2 says of the elements that the application writes: which attributes each may have and must have, and
 * what may stand in it, in which order. Elements in capitals stand for text.
 */
interface Rule {
  required?: readonly string[]
  optional?: readonly string[]
  /** A pattern over the names of what stands in it, each followed by a blank. */
  content: RegExp
}

const INLINE = /^((g|x|bpt|ept|ph|it|mrk|bx|ex|TEXT) )*$/
const LANG = 'xml:lang'
const SPACE = 'xml:space'

export const RULES: Readonly<Record<string, Rule>> = {
  xliff: { required: ['version'], optional: ['xmlns', LANG], content: /^(file )+$/ },
  file: {
    required: ['original', 'source-language', 'datatype'],
    optional: ['target-language', 'tool-id', 'date', 'category', 'product-name', SPACE],
    content: /^(header )?body $/,
  },
  header: { content: /^((glossary|reference|count-group|note|tool) )*$/ },
  tool: { required: ['tool-id', 'tool-name'], optional: ['tool-version', 'tool-company'], content: /^$/ },
  body: { content: /^((group|trans-unit|bin-unit) )*$/ },
  group: {
    optional: ['id', 'resname', 'restype', 'datatype', 'translate', SPACE],
    content: /^(context-group )*(count-group )*(note )*((group|trans-unit|bin-unit) )+$/,
  },
  'trans-unit': {
    required: ['id'],
    optional: ['approved', 'translate', 'datatype', 'resname', 'restype', 'extradata', SPACE],
    content: /^source (seg-source )?(target )?((context-group|count-group|note|alt-trans) )*$/,
  },
  source: { optional: [LANG], content: INLINE },
  target: { optional: [LANG, 'state', 'state-qualifier'], content: INLINE },
  note: { optional: [LANG, 'priority', 'from', 'annotates'], content: /^(TEXT )*$/ },
  g: { required: ['id'], optional: ['ctype', 'xid', 'clone', 'equiv-text'], content: INLINE },
  x: { required: ['id'], optional: ['ctype', 'xid', 'clone', 'equiv-text'], content: /^$/ },
}

const TAG = /^[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*$/
const EXTENDED = /^x-\S+$/
const oneOf = (...values: string[]) => new RegExp(`^(${values.join('|')})$`)

/** Values of attributes, by `element@attribute` or by the attribute alone. */
export const VALUES: Readonly<Record<string, RegExp>> = {
  'xliff@version': /^1\.2$/,
  'file@datatype': oneOf('plaintext', 'html', 'xml'),
  'source-language': TAG,
  'target-language': TAG,
  [LANG]: TAG,
  [SPACE]: oneOf('default', 'preserve'),
  'file@date': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/,
  'group@restype': EXTENDED,
  'target@state': oneOf('new', 'needs-translation', 'needs-review-translation', 'translated', 'final', 'signed-off'),
  'note@annotates': oneOf('source', 'target', 'general'),
  ctype: EXTENDED,
}
