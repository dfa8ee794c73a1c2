import type { Schema } from '@server/database/schema'
import type { Album } from '../album'
import type { NewRecord, RowsByTable } from '../rows'
import { drawCultivo, drawIconoDeCultivo } from '../pictures/cultivos'
import { drawEnvase } from '../pictures/envases'
import { drawEstado } from '../pictures/estados'
import { drawFamilia } from '../pictures/familias'
import { drawIcono } from '../pictures/iconos'
import { toMap } from '../textos'
import { componentes } from './componentes'
import { cultivos } from './cultivos'
import { envases } from './envases'
import { familias } from './familias'
import { gruposDeCultivo } from './gruposDeCultivo'
import { iconos } from './iconos'
import {
  keysOfComponente,
  keysOfFamilia,
  keysOfIcono,
  idOfComponente,
  idOfCultivo,
  idOfFamilia,
  idOfIcono,
  idOfMagnitud,
  idIn,
  allEstados,
} from './ids'
import { magnitudes } from './magnitudes'
import { soluciones } from './soluciones'

const rowsOfIconos = (album: Album) =>
  keysOfIcono.map((clave): NewRecord<'iconos'> => {
    const { nombre, descripcion } = iconos[clave]
    return { id: idOfIcono(clave), nombre: toMap(nombre), descripcion: toMap(descripcion), imagen: album.add(drawIcono(clave), 192) }
  })

const rowsOfFamilias = (album: Album) =>
  keysOfFamilia.map((clave): NewRecord<'familias'> => {
    const { nombre, descripcion, color, prioridad } = familias[clave]
    return {
      id: idOfFamilia(clave),
      nombre: toMap(nombre),
      descripcion: toMap(descripcion),
      color,
      prioridad,
      imagen: album.add(drawFamilia(clave), 192),
    }
  })

const rowsOfEnvases = (album: Album) =>
  envases.map(({ valor, magnitud, dibujo }, index): NewRecord<'envases'> => {
    const alike = envases.filter(other => other.dibujo === dibujo)
    const size = alike.findIndex(other => other.valor === valor) + 1
    return {
      id: index + 1,
      valor: toMap(valor),
      magnitud: idOfMagnitud(magnitud),
      imagen: album.add(drawEnvase(dibujo, size / alike.length), 192),
    }
  })

const rowsOfCultivos = (album: Album) =>
  cultivos.map((cultivo): NewRecord<'cultivos'> => ({
    id: idOfCultivo(cultivo),
    nombre: toMap(cultivo.nombre),
    grupo_de_cultivo: idIn(gruposDeCultivo, cultivo.grupo),
    imagen: album.add(drawCultivo(cultivo), 240),
    imagen_icono: album.add(drawIconoDeCultivo(cultivo), 128),
  }))

const rowsOfEstados = (album: Album) =>
  allEstados.map(({ id, nombre, cultivo, fase, orden }): NewRecord<'estados_fenologicos'> => ({
    id,
    nombre: toMap(nombre),
    cultivo: idOfCultivo(cultivo),
    imagen: album.add(drawEstado(cultivo, fase), 160),
    orden,
  }))

/** Rows of master data, which products, trials and combinations refer to. */
export const rowsOfMaestras = (album: Album): RowsByTable => {
  const magnitudesConId = magnitudes.map((valor, index): NewRecord<'magnitudes'> => ({ id: index + 1, valor }))
  const componentesConId = keysOfComponente.map((clave): NewRecord<'componentes'> => ({
    id: idOfComponente(clave),
    nombre: toMap(componentes[clave]),
  }))
  const grupos = gruposDeCultivo.map((nombre, index): NewRecord<'grupos_de_cultivo'> => ({ id: index + 1, nombre }))
  const solucionesConId = soluciones.map(({ nombre, descripcion }, index): NewRecord<'soluciones'> => ({
    id: index + 1,
    nombre: toMap(nombre),
    descripcion: toMap(descripcion),
  }))
  return new Map<keyof Schema, readonly object[]>([
    ['magnitudes', magnitudesConId],
    ['iconos', rowsOfIconos(album)],
    ['familias', rowsOfFamilias(album)],
    ['envases', rowsOfEnvases(album)],
    ['componentes', componentesConId],
    ['grupos_de_cultivo', grupos],
    ['cultivos', rowsOfCultivos(album)],
    ['estados_fenologicos', rowsOfEstados(album)],
    ['soluciones', solucionesConId],
  ])
}
