/** @jest-environment jsdom */
import { download } from '@/app/download'

afterEach(() => jest.useRealTimers())

it('gives the browser the file under its name, and its address back once that has had time to read it [IN-02, AC-06]', () => {
  jest.useFakeTimers()
  const given: [string, string][] = []
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    given.push([this.download, this.href])
  })
  URL.createObjectURL = jest.fn(() => 'blob:uno')
  URL.revokeObjectURL = jest.fn()
  const file = new Blob(['a;b'])
  download(file, 'informe.csv')
  expect(URL.createObjectURL).toHaveBeenCalledWith(file)
  expect(given).toEqual([['informe.csv', 'blob:uno']])
  expect(URL.revokeObjectURL).not.toHaveBeenCalled()
  jest.runAllTimers()
  expect(URL.revokeObjectURL).toHaveBeenCalledWith('blob:uno')
})
