import { familias } from '@/shared/resources/familias'
import { resourceNames } from '@/shared/resources/names'
import { productosGenericos } from '@/shared/resources/productosGenericos'
import { isResourceName, resources } from '@/shared/resources/registry'

test('each resource stands under its own name, and none is missing', () => {
  expect(Object.entries(resources).map(([key, { name }]) => [key, name])).toEqual(resourceNames.map(name => [name, name]))
  expect(isResourceName('toString')).toBe(false)
})

test('addresses of a product and of a master', () => {
  expect(productosGenericos.routes.record(7)).toBe('/productos/edit/g/7')
  expect(familias.routes.record(7)).toBe('/maestras/familias?abrir=7')
})
