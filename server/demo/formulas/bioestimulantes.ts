import type { ClaveDeComponente } from '../maestras/componentes'
import { everywhere, fill, type Textos } from '../textos'
import { parte, type Formula } from './formula'

const bioestimulante = (marca: string, componentes: ClaveDeComponente[], ...nombre: Textos): Formula[] =>
  [1, 2].map(times => ({
    familia: 'bioestimulantes',
    nombre: fill(nombre, { grado: times === 1 ? everywhere('') : [' concentrado', ' concentrate', ' concentré', ' concentrado'] }),
    marca: `Vigor ${marca}${times === 1 ? '' : ' Forte'}`,
    principio: ['Activadores naturales', 'Natural activators', 'Activateurs naturels', 'Ativadores naturais'],
    forma: 'liquido',
    densidad: 1.15,
    partes: componentes.map((componente, index) => parte(componente, (8 - 2 * index) * times)),
    notas: [],
    modo: 2,
    ecologico: times === 1,
  }))

export const bioestimulantes: readonly Formula[] = [
  ...bioestimulante(
    'Cuaje',
    ['Algas', 'AminoacidosLibres', 'B'],
    'Bioestimulante de cuajado{grado}',
    'Fruit-set biostimulant{grado}',
    'Biostimulant de nouaison{grado}',
    'Bioestimulante de vingamento{grado}',
  ),
  ...bioestimulante(
    'Estrés',
    ['Betaina', 'Prolina', 'Polisacaridos'],
    'Bioestimulante antiestrés{grado}',
    'Anti-stress biostimulant{grado}',
    'Biostimulant antistress{grado}',
    'Bioestimulante antistress{grado}',
  ),
  ...bioestimulante(
    'Calibre',
    ['Algas', 'Polisacaridos', 'K2O'],
    'Bioestimulante de engorde{grado}',
    'Fruit-growth biostimulant{grado}',
    'Biostimulant de grossissement{grado}',
    'Bioestimulante de calibre{grado}',
  ),
  ...bioestimulante(
    'Color',
    ['Polisacaridos', 'K2O', 'Vitaminas'],
    'Bioestimulante de color{grado}',
    'Colour biostimulant{grado}',
    'Biostimulant de coloration{grado}',
    'Bioestimulante de cor{grado}',
  ),
  ...bioestimulante(
    'Brotación',
    ['AminoacidosLibres', 'Algas', 'Zn'],
    'Bioestimulante de brotación{grado}',
    'Bud-break biostimulant{grado}',
    'Biostimulant de débourrement{grado}',
    'Bioestimulante de brotação{grado}',
  ),
  ...bioestimulante(
    'Otoño',
    ['AminoacidosLibres', 'NUreico', 'B', 'Zn'],
    'Bioestimulante de reservas{grado}',
    'Reserve biostimulant{grado}',
    'Biostimulant de réserves{grado}',
    'Bioestimulante de reservas{grado}',
  ),
  ...bioestimulante(
    'Salinidad',
    ['Betaina', 'CaO', 'Polisacaridos'],
    'Bioestimulante frente a la salinidad{grado}',
    'Salinity biostimulant{grado}',
    'Biostimulant contre la salinité{grado}',
    'Bioestimulante contra a salinidade{grado}',
  ),
  ...bioestimulante(
    'Frío',
    ['Prolina', 'Glutamico', 'K2O'],
    'Bioestimulante frente al frío{grado}',
    'Cold biostimulant{grado}',
    'Biostimulant contre le froid{grado}',
    'Bioestimulante contra o frio{grado}',
  ),
  ...bioestimulante(
    'Silicio',
    ['SiO2', 'Ortosilicico', 'K2O'],
    'Silicato potásico{grado}',
    'Potassium silicate{grado}',
    'Silicate de potassium{grado}',
    'Silicato de potássio{grado}',
  ),
  ...bioestimulante(
    'Defensa',
    ['Polisacaridos', 'Cu', 'Zn'],
    'Bioestimulante de defensas{grado}',
    'Defence biostimulant{grado}',
    'Biostimulant de défenses{grado}',
    'Bioestimulante de defesas{grado}',
  ),
]
