import { frase, siNo, type Tipo } from '@/domain/historial/campo'

/** What administrators do to users, and operators to the whole, is told as well; neither has a form with a history. */
export const deUsuarios = {
  usuarios: {
    nombre: 'Usuario',
    campos: {
      email: frase('Correo electrónico'),
      nombre: frase('Nombre'),
      apellidos: frase('Apellidos'),
      administrador: siNo('Administrador'),
      activo: { clase: 'opcion', label: 'Estado', palabras: { true: 'activo', false: 'inactivo' } },
      clave: { clase: 'hecho', label: 'Contraseña' },
    },
  },
  copias_de_seguridad: { nombre: 'Copia de seguridad', campos: {} },
} satisfies Record<string, Tipo>
