import { frase, imagen, linea, lista, numero, referencia, texto, type Tipo, type TipoDeParte } from '@/domain/historial/campo'

/** What has no form keeps the words of its filter: "Grupo de cultivo". */
export const deMaestras = {
  magnitudes: { nombre: 'Magnitud', campos: { valor: linea('Valor magnitud') } },
  iconos: {
    nombre: 'Icono',
    campos: { nombre: linea('Nombre icono'), descripcion: linea('Descripción icono'), imagen: imagen('Imagen icono') },
  },
  familias: {
    nombre: 'Familia',
    campos: {
      nombre: linea('Nombre familia'),
      color: frase('Color familia'),
      prioridad: numero('Prioridad'),
      descripcion: texto('Descripción familia'),
      imagen: imagen('Imagen de la familia'),
    },
  },
  envases: {
    nombre: 'Envase',
    campos: { valor: linea('Nombre envase'), magnitud: referencia('Magnitud', 'magnitudes'), imagen: imagen('Imagen del envase') },
  },
  componentes: { nombre: 'Componente químico', campos: { nombre: linea('Nombre componente químico') } },
  cultivos: {
    nombre: 'Cultivo',
    campos: {
      nombre: linea('Nombre cultivo'),
      grupo_de_cultivo: referencia('Grupo de cultivo', 'grupos_de_cultivo'),
      imagen: imagen('Imagen del cultivo'),
      imagen_icono: imagen('Icono del cultivo'),
    },
  },
  soluciones: { nombre: 'Solución', campos: { nombre: linea('Nombre solución'), descripcion: texto('Descripción solución') } },
  paises: { nombre: 'País', campos: {} },
  grupos_de_cultivo: { nombre: 'Grupo de cultivo', campos: { nombre: frase('Nombre') } },
} satisfies Record<string, Tipo>

/** A stage is a master of its own, and a part of its crop. */
const estados_fenologicos: TipoDeParte = {
  ...{ nombre: 'Estado fenológico', label: 'Estados fenológicos', one: 'estado', many: 'estados', isFeminine: false, duenos: ['cultivo'] },
  identidad: [],
  campos: {
    nombre: linea('Nombre estado fenológico'),
    cultivo: referencia('Cultivo', 'cultivos'),
    imagen: imagen('Imagen del estado fenológico'),
    orden: numero('Orden'),
  },
}

const combinaciones_de_productos: TipoDeParte = {
  nombre: 'Combinación de productos',
  ...{ label: 'Combinaciones', one: 'combinación', many: 'combinaciones', isFeminine: true, duenos: ['solucion'] },
  identidad: [],
  campos: {
    productos_genericos: lista('Productos', 'productos_genericos', 'producto', 'productos'),
    productos_acabados: lista('Productos acabados', 'productos_acabados', 'producto acabado', 'productos acabados'),
    cultivos: lista('Cultivos', 'cultivos', 'cultivo', 'cultivos'),
    observaciones: texto('Observaciones'),
  },
}

export const partesDeMaestras = { estados_fenologicos, combinaciones_de_productos }
