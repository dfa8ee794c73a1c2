import type { Schema } from '@server/database/schema'
import type { Album } from '../album'
import type { Fila, Filas } from '../filas'
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
  clavesDeComponente,
  clavesDeFamilia,
  clavesDeIcono,
  idDeComponente,
  idDeCultivo,
  idDeFamilia,
  idDeIcono,
  idDeMagnitud,
  idIn,
  todosLosEstados,
} from './ids'
import { magnitudes } from './magnitudes'
import { soluciones } from './soluciones'

const filasDeIconos = (album: Album) =>
  clavesDeIcono.map((clave): Fila<'iconos'> => {
    const { nombre, descripcion } = iconos[clave]
    return { id: idDeIcono(clave), nombre: toMap(nombre), descripcion: toMap(descripcion), imagen: album.add(drawIcono(clave), 192) }
  })

const filasDeFamilias = (album: Album) =>
  clavesDeFamilia.map((clave): Fila<'familias'> => {
    const { nombre, descripcion, color, prioridad } = familias[clave]
    return {
      id: idDeFamilia(clave),
      nombre: toMap(nombre),
      descripcion: toMap(descripcion),
      color,
      prioridad,
      imagen: album.add(drawFamilia(clave), 192),
    }
  })

const filasDeEnvases = (album: Album) =>
  envases.map(({ valor, magnitud, dibujo }, index): Fila<'envases'> => {
    const alike = envases.filter(other => other.dibujo === dibujo)
    const size = alike.findIndex(other => other.valor === valor) + 1
    return {
      id: index + 1,
      valor: toMap(valor),
      magnitud: idDeMagnitud(magnitud),
      imagen: album.add(drawEnvase(dibujo, size / alike.length), 192),
    }
  })

const filasDeCultivos = (album: Album) =>
  cultivos.map((cultivo): Fila<'cultivos'> => ({
    id: idDeCultivo(cultivo),
    nombre: toMap(cultivo.nombre),
    grupo_de_cultivo: idIn(gruposDeCultivo, cultivo.grupo),
    imagen: album.add(drawCultivo(cultivo), 240),
    imagen_icono: album.add(drawIconoDeCultivo(cultivo), 128),
  }))

const filasDeEstados = (album: Album) =>
  todosLosEstados.map(({ id, nombre, cultivo, fase, orden }): Fila<'estados_fenologicos'> => ({
    id,
    nombre: toMap(nombre),
    cultivo: idDeCultivo(cultivo),
    imagen: album.add(drawEstado(cultivo, fase), 160),
    orden,
  }))

/** All that products, trials and combinations refer to. */
export const filasDeMaestras = (album: Album): Filas => {
  const magnitudesConId = magnitudes.map((valor, index): Fila<'magnitudes'> => ({ id: index + 1, valor }))
  const componentesConId = clavesDeComponente.map((clave): Fila<'componentes'> => ({
    id: idDeComponente(clave),
    nombre: toMap(componentes[clave]),
  }))
  const grupos = gruposDeCultivo.map((nombre, index): Fila<'grupos_de_cultivo'> => ({ id: index + 1, nombre }))
  const solucionesConId = soluciones.map(({ nombre, descripcion }, index): Fila<'soluciones'> => ({
    id: index + 1,
    nombre: toMap(nombre),
    descripcion: toMap(descripcion),
  }))
  return new Map<keyof Schema, readonly object[]>([
    ['magnitudes', magnitudesConId],
    ['iconos', filasDeIconos(album)],
    ['familias', filasDeFamilias(album)],
    ['envases', filasDeEnvases(album)],
    ['componentes', componentesConId],
    ['grupos_de_cultivo', grupos],
    ['cultivos', filasDeCultivos(album)],
    ['estados_fenologicos', filasDeEstados(album)],
    ['soluciones', solucionesConId],
  ])
}
