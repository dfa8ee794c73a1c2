import { ROI_DECIMALS } from '@/domain/constants'
import { frase, imagen, linea, lista, numero, referencia, texto, type Tipo, type TipoDeParte } from '@/domain/historial/campo'

const ensayos: Tipo = {
  nombre: 'Ensayo',
  campos: {
    nombre: linea('Titular'),
    codigo: frase('Código'),
    fecha: { clase: 'fecha', label: 'Fecha' },
    roi: numero('ROI', ROI_DECIMALS),
    pais: referencia('País', 'paises'),
    cultivo: referencia('Cultivo', 'cultivos'),
    dosis: linea('Dosis'),
    descripcion: texto('Descripción'),
    momento_de_aplicacion: texto('Momento de aplicación'),
    productos: lista('Productos', 'productos_genericos', 'producto', 'productos'),
    imagen: imagen('Imagen catálogo'),
  },
}

const duenos = ['ensayo']

const resultados_de_ensayo: TipoDeParte = {
  ...{ nombre: 'Resultado de ensayo', label: 'Resultados', one: 'resultado', many: 'resultados', isFeminine: false, duenos },
  identidad: [['descripcion'], ['magnitud', 'orden']],
  campos: {
    valor: numero('Valor'),
    magnitud: referencia('Magnitud', 'magnitudes'),
    descripcion: texto('Descripción'),
    orden: numero('Orden'),
  },
}

const adjuntos_de_ensayo: TipoDeParte = {
  ...{ nombre: 'Adjunto de ensayo', label: 'Adjuntos', one: 'adjunto', many: 'adjuntos', isFeminine: false, duenos },
  identidad: [['imagen'], ['descripcion']],
  campos: { descripcion: texto('Descripción'), imagen: imagen('Imagen'), orden: numero('Orden') },
}

export const deEnsayos = { ensayos }
export const partesDeEnsayos = { resultados_de_ensayo, adjuntos_de_ensayo }
