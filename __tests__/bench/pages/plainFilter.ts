import { COLUMNS, type Producto } from './rows'

const FAMILIA = COLUMNS.indexOf('Familia')
const PAISES = COLUMNS.indexOf('Países')
const COUNTRY = 'ES'

/** Value of the filter, in the open panel of the markup. */
interface Value {
  option: HTMLElement
  count: Element
  isChosen: boolean
}

/**
 * Panel of the families without a framework, in markup where the panel is open, for the products of one country. A choice calls `onFiltered`
 * at once with the filtered records, and recomputes the counts.
 */
export const installFamilyFilter = (records: readonly Producto[], onFiltered: (kept: Uint8Array) => void): void => {
  const list = document.querySelector('[role=listbox]')
  if (!(list instanceof HTMLElement)) return
  const values = Array.from(list.querySelectorAll<HTMLElement>('[role=option]'), (option): Value => {
    const [, , count] = option.children
    if (!count) throw new Error('A value has no count')
    return { option, count, isChosen: option.ariaSelected === 'true' }
  })
  const names = values.map(({ option }) => option.children[1]?.textContent ?? '')
  const families = Uint8Array.from(records, ({ cells }) => names.indexOf(cells[FAMILIA] ?? ''))
  const isOfCountry = Uint8Array.from(records, ({ cells }) => (cells[PAISES]?.split(', ').includes(COUNTRY) ? 1 : 0))
  const foot = list.parentElement?.querySelector('[role=status]')
  const more = document.createElement('span')
  document.querySelector('[aria-haspopup=dialog][aria-expanded=true]')?.append(more)

  const filter = () => {
    const counts = new Uint32Array(values.length)
    const kept = new Uint8Array(records.length)
    let left = 0
    for (let record = 0; record < records.length; record++) {
      if (isOfCountry[record] === 0) continue
      const family = families[record] ?? 0
      counts[family] = (counts[family] ?? 0) + 1
      if (!values[family]?.isChosen) continue
      kept[record] = 1
      left += 1
    }
    values.forEach(({ count }, at) => {
      const text = String(counts[at])
      if (count.textContent !== text) count.textContent = text
    })
    const chosen = values.filter(({ isChosen }) => isChosen).length
    if (foot) foot.textContent = `${chosen} elegida${chosen === 1 ? '' : 's'}, ${left} elementos`
    more.textContent = chosen > 1 ? `+${chosen - 1}` : ''
    onFiltered(kept)
  }

  let focused = 0
  const focus = (at: number) => {
    const option = values[at]?.option
    if (!option) return
    delete values[focused]?.option.dataset['focused']
    option.dataset['focused'] = 'true'
    option.focus()
    focused = at
  }
  list.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown') focus(focused + 1)
    if (event.key === 'ArrowUp') focus(focused - 1)
    if (event.key !== ' ') return
    event.preventDefault()
    const value = values[focused]
    if (!value) return
    value.isChosen = !value.isChosen
    value.option.ariaSelected = String(value.isChosen)
    if (value.isChosen) value.option.dataset['selected'] = 'true'
    else delete value.option.dataset['selected']
    filter()
  })
  focus(0)
  filter()
}
