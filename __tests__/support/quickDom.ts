/**
 * Faster versions of `labels` and `getComputedStyle` of jsdom, which queries by role and by label call for every element. The results are
 * those of jsdom. Tests of screens have no style sheets, so the computed style depends on the name of the element, a few attributes and
 * its inline style.
 */

/** Version number of a document, which jsdom increases with every change. */
const versionOf = (target: Document): unknown => {
  const symbol = Object.getOwnPropertySymbols(target).find(({ description }) => description === 'impl')
  return symbol && (target as unknown as Record<symbol, { _version: number }>)[symbol]?._version
}

const controlOf = (label: HTMLLabelElement) => {
  const id = label.getAttribute('for')
  return id === null ? label.control : document.getElementById(id)
}

const labelsByControl = () => {
  const found = new Map<Element, HTMLLabelElement[]>()
  for (const label of document.querySelectorAll('label')) {
    const control = controlOf(label)
    if (control) found.set(control, [...(found.get(control) ?? []), label])
  }
  return found
}

const quickenLabels = () => {
  let known = new Map<Element, HTMLLabelElement[]>()
  let version: unknown
  const labelsOf = (element: Element) => {
    const now = versionOf(document)
    if (now === undefined || now !== version) known = labelsByControl()
    version = now
    return known.get(element) ?? []
  }
  const labelable = [HTMLButtonElement, HTMLInputElement, HTMLMeterElement, HTMLOutputElement, HTMLProgressElement]
  for (const { prototype } of [...labelable, HTMLSelectElement, HTMLTextAreaElement]) {
    const slow = Object.getOwnPropertyDescriptor(prototype, 'labels')
    Object.defineProperty(prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        const isHidden = this instanceof HTMLInputElement && this.type === 'hidden'
        return isHidden || this.getRootNode() !== document ? (slow?.get?.call(this) as unknown) : labelsOf(this)
      },
    })
  }
}

/** Attributes on which `display` depends in the default style sheet of jsdom. */
const DECIDING = ['hidden', 'open', 'type']

/** Inherited property: value of the nearest inline style, from the element upwards. */
const inherited = (element: Element, name: 'visibility' | 'pointerEvents', initial: string): string => {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (!each.hasAttribute('style')) continue
    const value = (each as HTMLElement).style[name]
    if (value !== '' && value !== 'inherit') return value
  }
  return initial
}

const quickenStyles = () => {
  const computed = window.getComputedStyle.bind(window)
  const displays = new Map<string, string>()

  const displayOf = (element: Element) => {
    if (element.hasAttribute('style')) return computed(element).display
    const key = JSON.stringify([element.namespaceURI, element.localName, ...DECIDING.map(name => element.getAttribute(name))])
    const known = displays.get(key)
    if (known !== undefined) return known
    const found = computed(element).display
    displays.set(key, found)
    return found
  }

  const quick: Record<string, (element: Element) => string> = {
    display: displayOf,
    visibility: element => inherited(element, 'visibility', 'visible'),
    pointerEvents: element => inherited(element, 'pointerEvents', 'auto'),
  }

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || document.styleSheets.length > 0) return computed(element, pseudo)
    let whole: CSSStyleDeclaration | undefined
    const slow = () => (whole ??= computed(element))
    return new Proxy({} as CSSStyleDeclaration, {
      get: (_, name) => {
        if (typeof name === 'string' && quick[name]) return quick[name](element)
        if (name === 'getPropertyValue') return (asked: string) => quick[asked]?.(element) ?? slow().getPropertyValue(asked)
        const value: unknown = Reflect.get(slow(), name)
        return typeof value === 'function' ? (value.bind(slow()) as unknown) : value
      },
    })
  }
}

export const quickenDom = () => {
  quickenLabels()
  quickenStyles()
}
