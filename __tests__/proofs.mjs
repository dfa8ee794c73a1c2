/** Proofs of requirements and of the security checklist by passed tests of a run; titles in the sources are no proof. */

/**
 * Ids in the brackets of a title: "[TB-04, TB-09]", "[CO-05 to CO-07]" with all ids in between.
 * @param known ids of all requirements, in order
 */
export const idsIn = (title, known) =>
  [...title.matchAll(/\[([A-Z]{2}-\d{2}\b[^\]]*)\]/g)].flatMap(([, inside]) =>
    inside
      .replace(/\s+(\* |\/\/ )?/g, ' ')
      .split(', ')
      .flatMap(part => {
        const [, first, prefix, last] = /^(([A-Z]{2})-\d{2}) to (\2-\d{2})$/.exec(part) ?? []
        return last ? [first, ...known.filter(id => id.startsWith(prefix) && id > first && id < last), last] : [part]
      }),
  )

/** Ids of the rows of requirements.md. */
export const requirementIds = text => [...text.matchAll(/^\| ([A-Z]{2}-\d{2}) \|/gm)].map(([, id]) => id)

/** Requirements with a bound that is measured by `npm run bench` only; tests prove the rest of them. */
export const MEASURED = ['DR-10', 'FT-03', 'HI-06', 'IX-09', 'PH-04', 'SY-03']

/** Requirements that no passed test names. */
export const unproven = (known, titles) => {
  const named = new Set(titles.flatMap(title => idsIn(title, known)))
  return known.filter(id => !named.has(id))
}

/** Tests named in a cell of the checklist: a file, and beginnings of titles in it. */
export const testsIn = cell =>
  [...cell.matchAll(/`([^`]+)`((?: «[^»]+»)+)/g)].flatMap(([, path, titles]) =>
    [...titles.matchAll(/«([^»]+)»/g)].map(([, title]) => ({ path, title })),
  )

const escaped = text => text.replace(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

/** True if a reported title begins like a title of the sources, whose placeholders ("%s", "$name", "${value}") match any text. */
export const beginsAs = (ran, title) =>
  new RegExp(`^${escaped(title).replace(/%[a-z]|%#|\\\$\\\{[^}]*\\\}|\\\$[a-zA-Z.]+/g, '[^]*')}`).test(ran)

/** Titles of the tests that passed, by file relative to `root`. */
export const passedTitles = ({ testResults }, root) =>
  new Map(
    testResults.map(({ name, assertionResults }) => [
      name.slice(root.length + 1),
      assertionResults.flatMap(({ status, fullName, title }) => (status === 'passed' ? [{ fullName, title }] : [])),
    ]),
  )

/**
 * Tests of the checklist that have not passed.
 * @param endurance lines of the endurance run that begin with the title of a passed scenario
 */
export const unmet = (rows, passed, endurance = []) =>
  rows.flatMap(({ id, test }) =>
    testsIn(test).flatMap(({ path, title }) => {
      const ran = path.startsWith('__tests__/endurance/') ? endurance : (passed.get(path) ?? []).map(each => each.title)
      return ran.some(each => beginsAs(each, title)) ? [] : [`${id}: ${path} «${title}»`]
    }),
  )
