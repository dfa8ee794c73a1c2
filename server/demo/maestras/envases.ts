import type { Textos } from '../textos'

export interface Envase {
  valor: Textos
  /** Unit of the content: the Spanish text in `magnitudes`. */
  magnitud: 'L' | 'kg'
  dibujo: 'botella' | 'garrafa' | 'bidon' | 'ibc' | 'bolsa' | 'saco' | 'bigbag'
}

/** Packagings, small ones first, as in price lists. */
export const envases: readonly Envase[] = [
  { valor: ['Botella 250 cc', 'Bottle 250 mL', 'Flacon 250 mL', 'Frasco 250 mL'], magnitud: 'L', dibujo: 'botella' },
  { valor: ['Botella 1 L', 'Bottle 1 L', 'Bouteille 1 L', 'Garrafa 1 L'], magnitud: 'L', dibujo: 'botella' },
  { valor: ['Garrafa 5 L', 'Jerrycan 5 L', 'Bidon 5 L', 'Galão 5 L'], magnitud: 'L', dibujo: 'garrafa' },
  { valor: ['Garrafa 20 L', 'Jerrycan 20 L', 'Bidon 20 L', 'Galão 20 L'], magnitud: 'L', dibujo: 'garrafa' },
  { valor: ['Bidón 200 L', 'Drum 200 L', 'Fût 200 L', 'Tambor 200 L'], magnitud: 'L', dibujo: 'bidon' },
  { valor: ['Contenedor 1000 L', 'IBC 1000 L', 'Conteneur 1000 L', 'Contentor 1000 L'], magnitud: 'L', dibujo: 'ibc' },
  { valor: ['Bolsa 1 kg', 'Bag 1 kg', 'Sachet 1 kg', 'Saqueta 1 kg'], magnitud: 'kg', dibujo: 'bolsa' },
  { valor: ['Bolsa 5 kg', 'Bag 5 kg', 'Sachet 5 kg', 'Saqueta 5 kg'], magnitud: 'kg', dibujo: 'bolsa' },
  { valor: ['Saco 25 kg', 'Sack 25 kg', 'Sac 25 kg', 'Saco 25 kg'], magnitud: 'kg', dibujo: 'saco' },
  { valor: ['Big bag 500 kg', 'Big bag 500 kg', 'Big bag 500 kg', 'Big bag 500 kg'], magnitud: 'kg', dibujo: 'bigbag' },
]
