import { pageRulesOf } from '@/ui/print/pageRules'

const ltr = { direction: 'ltr', font: 'Inter', color: 'grey' } as const

it('prints A4 with the record and the page of all its pages, whatever its name [FT-03]', () => {
  const rules = pageRulesOf([{ page: 'ficha-8', foot: 'A "B" \\ </style>\n · 10' }], ltr)
  expect(rules).toContain('size: A4')
  expect(rules).toContain('@page ficha-8 { @bottom-left { content: "A \\22 B\\22  \\5c  \\3c /style>\\a  · 10"')
  expect(rules).toContain('@bottom-right { content: counter(page) " / " counter(pages)')
})

it('counts the pages of each of several by a counter of its own [FT-03]', () => {
  const rules = pageRulesOf(
    ['ficha-8', 'ficha-9'].map(page => ({ page, foot: page })),
    { ...ltr, direction: 'rtl' },
  )
  for (const page of ['ficha-8', 'ficha-9']) {
    expect(rules).toContain(`@page ${page} { counter-increment: page ${page}; @bottom-right { content: "${page}"`)
    expect(rules).toContain(`@bottom-left { content: counter(${page})`)
  }
  expect(rules).not.toContain('counter(pages)')
})
