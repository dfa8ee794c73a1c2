import type { UsuarioListado } from '@/shared/user'

export const LUCIA: UsuarioListado = {
  id: 1,
  email: 'lucia@example.com',
  nombre: 'Lucía',
  apellidos: 'Ferrer Molina',
  administrador: true,
  estado: 'activo',
  ultimo_acceso: '2026-11-22T10:05:00.000Z',
  sesiones: 3,
}
export const ANA: UsuarioListado = {
  ...LUCIA,
  id: 2,
  email: 'ana@example.com',
  nombre: 'Ana',
  apellidos: 'Soria Mas',
  administrador: false,
}
export const MARTA: UsuarioListado = {
  ...ANA,
  ...{ id: 3, email: 'marta@example.com', nombre: 'Marta', apellidos: 'Ruiz', estado: 'invitado', ultimo_acceso: null },
}
export const CARLOS: UsuarioListado = {
  ...ANA,
  id: 4,
  email: 'carlos@example.com',
  nombre: 'Carlos',
  apellidos: 'Roig',
  estado: 'inactivo',
}

export const ENLACE = 'https://agro.example/account/clave/restaurar#k7Qm2vXw9ZtB4nRf'
export const CADUCA = '2026-11-25T10:05:00.000Z'
