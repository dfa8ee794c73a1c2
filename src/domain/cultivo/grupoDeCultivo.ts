/** A group of crops; read only, and its name is plain text. */
export interface GrupoDeCultivo {
  id: number
  nombre: string
}
