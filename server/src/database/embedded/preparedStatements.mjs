// @ts-check
import { parse, protocol } from '@electric-sql/pglite'

const { bind, describe, execute, parse: prepare, sync, close } = protocol.serialize

/**
 * @typedef {Awaited<ReturnType<import('@electric-sql/pglite').PGlite['execProtocolStream']>>} Messages
 * @typedef {{ name: string, description: Messages }} Statement
 */

/**
 * Prepared statements, parsed and planned once and executed with one message each: the engine's own `query` sends six, which take most of the
 * time of a short statement. Parameters are texts, numbers or null. The number of statements is that in the server's code.
 * @param {import('@electric-sql/pglite').PGlite} pglite
 */
export const prepareStatements = pglite => {
  /** @type {Map<string, Statement>} */
  const statements = new Map()
  let made = 0

  const send = (/** @type {Uint8Array[]} */ ...messages) => pglite.execProtocolStream(Buffer.concat(messages), { syncToFs: false })

  const make = async (/** @type {string} */ sql) => {
    made += 1
    const name = `statement_${made}`
    const answer = await send(prepare({ name, text: sql }), describe({ type: 'S', name }), sync())
    const statement = { name, description: answer.filter(message => message.name === 'rowDescription') }
    statements.set(sql, statement)
    return statement
  }

  /** Closes a statement after any error, so that the next call prepares it again: the columns of a table may have changed. */
  const forget = async (/** @type {string} */ sql) => {
    const statement = statements.get(sql)
    statements.delete(sql)
    if (statement) await send(close({ type: 'S', name: statement.name }), sync()).catch(() => undefined)
  }

  /**
   * @param {string} sql
   * @param {unknown[]} parameters
   */
  return (sql, parameters) =>
    pglite.runExclusive(async () => {
      try {
        const { name, description } = statements.get(sql) ?? (await make(sql))
        const values = parameters.map(each => (each === null || each === undefined ? null : String(/** @type {string | number} */ (each))))
        const answer = await send(bind({ statement: name, values }), execute(), sync())
        const [result] = parse.parseResults([...description, ...answer], pglite.parsers)
        return { rows: result?.rows ?? [], affectedRows: result?.affectedRows }
      } catch (error) {
        await forget(sql)
        throw error
      }
    })
}
