import { render } from '@testing-library/react'
import { Initials } from '@/ui/text/Initials'

const initialsOf = (user: Parameters<typeof Initials>[0]['user']) => render(<Initials user={user} />).container.textContent

it('takes the first letter of the name and of the surnames, and none of the server [SY-04]', () => {
  expect([initialsOf({ nombre: 'Marta', apellidos: 'Soler Vidal' }), initialsOf(null)]).toEqual(['MS', ''])
})
