import ts from 'typescript'

export const OPERATORS = ['off by one', 'dropped await', 'inverted condition', 'wrong field', 'missing step', 'swallowed error'] as const
export type Operator = (typeof OPERATORS)[number]

/** Fault in a source file: replaces the characters from `start` to `end`, on one line, by `text`. */
export interface Fault {
  operator: Operator
  /** Line number, from 1. */
  line: number
  start: number
  end: number
  text: string
}

const NEIGHBOURS = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
])

const OPPOSITES = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
])

/** True for a subtree without behaviour: types, imports, re-exports. */
const isInert = (node: ts.Node) =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node)

const isCatchCall = (node: ts.Node): node is ts.CallExpression =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'catch' &&
  node.arguments.length === 1

/** Members that the file reads of each expression, in the order of their first use. */
const membersRead = (source: ts.SourceFile) => {
  const read = new Map<string, Set<string>>()
  const visit = (node: ts.Node) => {
    if (isInert(node)) return
    if (ts.isPropertyAccessExpression(node)) {
      const owner = node.expression.getText(source)
      const names = read.get(owner) ?? new Set()
      read.set(owner, names.add(node.name.text))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return read
}

/** All possible faults of a source file, in the order of their places. `path` determines whether it has JSX. */
export const faultsOf = (path: string, content: string): Fault[] => {
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true)
  const members = membersRead(source)
  const found: Fault[] = []

  const lineOf = (at: number) => source.getLineAndCharacterOfPosition(at).line
  const put = (operator: Operator, node: ts.Node, text: string) => {
    const [start, end] = [node.getStart(source), node.getEnd()]
    if (lineOf(start) === lineOf(end)) found.push({ operator, line: lineOf(start) + 1, start, end, text })
  }
  const textOf = (node: ts.Node) => node.getText(source)

  const invert = (condition: ts.Expression) => {
    if (!ts.isBinaryExpression(condition) || !OPPOSITES.has(condition.operatorToken.kind))
      put('inverted condition', condition, `!(${textOf(condition)})`)
  }

  const visit = (node: ts.Node) => {
    if (isInert(node)) return
    if (ts.isNumericLiteral(node) && !ts.isPropertyAssignment(node.parent)) put('off by one', node, `(${textOf(node)} + 1)`)
    if (ts.isBinaryExpression(node)) {
      const { operatorToken } = node
      const neighbour = NEIGHBOURS.get(operatorToken.kind)
      const opposite = OPPOSITES.get(operatorToken.kind)
      if (neighbour !== undefined) put('off by one', operatorToken, neighbour)
      if (opposite !== undefined) put('inverted condition', operatorToken, opposite)
    }
    if ((ts.isAwaitExpression(node) || ts.isYieldExpression(node)) && node.expression)
      put('dropped await', node, `(${textOf(node.expression)})`)
    if (ts.isIfStatement(node)) invert(node.expression)
    if (ts.isConditionalExpression(node)) invert(node.condition)
    if (ts.isPropertyAccessExpression(node)) {
      const names = [...(members.get(textOf(node.expression)) ?? [])]
      if (names.length > 1) put('wrong field', node.name, names[(names.indexOf(node.name.text) + 1) % names.length] ?? '')
    }
    if (ts.isExpressionStatement(node)) put('missing step', node, ';')
    if (ts.isThrowStatement(node)) put('swallowed error', node, ts.isBlock(node.parent) ? ';' : 'void 0')
    if (isCatchCall(node) && node.arguments[0]) put('swallowed error', node.arguments[0], '() => undefined')
    if (ts.isCatchClause(node)) for (const statement of node.block.statements) put('swallowed error', statement, ';')
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found.sort((one, other) => one.start - other.start)
}

export const withFault = (content: string, { start, end, text }: Fault): string => content.slice(0, start) + text + content.slice(end)
