import type { GrupoDeCultivo } from './gruposDeCultivo'
import type { Porte } from './estadosFenologicos'
import type { Dibujo } from '../pictures/cultivos'
import type { Textos } from '../textos'

export interface Cultivo {
  nombre: Textos
  grupo: GrupoDeCultivo
  /** Kind of growth, which decides the stages. */
  porte: Porte
  dibujo: Dibujo
  /** Colour of the flower; `fruto` is that of the ripe fruit, ear, leaf or root. */
  flor: string
  fruto: string
}

const cultivo = (grupo: GrupoDeCultivo, porte: Porte, dibujo: Dibujo, flor: string, fruto: string, ...nombre: Textos): Cultivo => ({
  grupo,
  porte,
  dibujo,
  flor,
  fruto,
  nombre,
})

export const cultivos: readonly Cultivo[] = [
  cultivo('Cereales', 'cereal', 'espiga', '#e9d48a', '#d9ab45', 'Trigo', 'Wheat', 'Blé', 'Trigo'),
  cultivo('Cereales', 'cereal', 'espiga', '#e6d9a0', '#c9a84f', 'Cebada', 'Barley', 'Orge', 'Cevada'),
  cultivo('Cereales', 'cereal', 'mazorca', '#e8c95a', '#e3b341', 'Maíz', 'Maize', 'Maïs', 'Milho'),
  cultivo('Cereales', 'cereal', 'panicula', '#dfe0a6', '#d8c27a', 'Arroz', 'Rice', 'Riz', 'Arroz'),
  cultivo('Leguminosas', 'herbacea', 'vaina', '#f4f1f7', '#7fb357', 'Guisante', 'Pea', 'Pois', 'Ervilha'),
  cultivo('Leguminosas', 'herbacea', 'vaina', '#e9d8ee', '#4f8a3c', 'Judía verde', 'Green bean', 'Haricot vert', 'Feijão-verde'),
  cultivo('Hortícolas', 'herbacea', 'tomate', '#e9c437', '#c9432e', 'Tomate', 'Tomato', 'Tomate', 'Tomate'),
  cultivo('Hortícolas', 'herbacea', 'pimiento', '#f7f5ea', '#d0342c', 'Pimiento', 'Pepper', 'Poivron', 'Pimentão'),
  cultivo('Hortícolas', 'herbacea', 'berenjena', '#b99ad1', '#4f3163', 'Berenjena', 'Aubergine', 'Aubergine', 'Berinjela'),
  cultivo('Hortícolas', 'hoja', 'lechuga', '#e9d35b', '#94c46a', 'Lechuga', 'Lettuce', 'Laitue', 'Alface'),
  cultivo('Cucurbitáceas', 'herbacea', 'alargado', '#f0c735', '#4b8a3a', 'Pepino', 'Cucumber', 'Concombre', 'Pepino'),
  cultivo('Cucurbitáceas', 'herbacea', 'alargado', '#f2b63a', '#6a9b3f', 'Calabacín', 'Courgette', 'Courgette', 'Abobrinha'),
  cultivo('Cucurbitáceas', 'herbacea', 'melon', '#f0c735', '#d9b65c', 'Melón', 'Melon', 'Melon', 'Melão'),
  cultivo('Crucíferas', 'hoja', 'pella', '#e6cf4b', '#4f8a4c', 'Brócoli', 'Broccoli', 'Brocoli', 'Brócolis'),
  cultivo('Bulbos y raíces', 'bulbo', 'bulbo', '#f1eef4', '#c98a3a', 'Cebolla', 'Onion', 'Oignon', 'Cebola'),
  cultivo('Bulbos y raíces', 'bulbo', 'bulbo', '#ece4f1', '#e8e0e6', 'Ajo', 'Garlic', 'Ail', 'Alho'),
  cultivo('Tubérculos', 'bulbo', 'tuberculo', '#f2edf6', '#c49a64', 'Patata', 'Potato', 'Pomme de terre', 'Batata'),
  cultivo('Cítricos', 'arbol', 'citrico', '#fbf8ee', '#e58a2b', 'Naranjo', 'Orange', 'Oranger', 'Laranjeira'),
  cultivo('Cítricos', 'arbol', 'citrico', '#fbf8ee', '#ec7a22', 'Mandarino', 'Mandarin', 'Mandarinier', 'Tangerineira'),
  cultivo('Cítricos', 'arbol', 'citrico', '#f6eef6', '#ecd044', 'Limonero', 'Lemon', 'Citronnier', 'Limoeiro'),
  cultivo('Frutales de pepita', 'arbol', 'manzana', '#f8e3e6', '#c53b3b', 'Manzano', 'Apple', 'Pommier', 'Macieira'),
  cultivo('Frutales de pepita', 'arbol', 'pera', '#fbf9f3', '#b9c04c', 'Peral', 'Pear', 'Poirier', 'Pereira'),
  cultivo('Frutales de hueso', 'arbol', 'melocoton', '#efb3c3', '#e7925a', 'Melocotonero', 'Peach', 'Pêcher', 'Pessegueiro'),
  cultivo('Frutales de hueso', 'arbol', 'cereza', '#fbf3f5', '#a3202f', 'Cerezo', 'Cherry', 'Cerisier', 'Cerejeira'),
  cultivo('Frutos secos', 'arbol', 'almendra', '#f7e4ea', '#b98a55', 'Almendro', 'Almond', 'Amandier', 'Amendoeira'),
  cultivo('Frutos secos', 'arbol', 'almendra', '#d8cf9a', '#c6b06f', 'Pistachero', 'Pistachio', 'Pistachier', 'Pistácio'),
  cultivo('Frutos rojos', 'baya', 'fresa', '#fbfaf5', '#cf3a3f', 'Fresa', 'Strawberry', 'Fraisier', 'Morango'),
  cultivo('Frutos rojos', 'baya', 'arandano', '#f6eef0', '#4a5a94', 'Arándano', 'Blueberry', 'Myrtillier', 'Mirtilo'),
  cultivo('Frutos rojos', 'baya', 'frambuesa', '#fbf8f6', '#c63a5e', 'Frambueso', 'Raspberry', 'Framboisier', 'Framboesa'),
  cultivo('Olivar', 'arbol', 'olivo', '#f5f1d8', '#5b5a35', 'Olivo', 'Olive', 'Olivier', 'Oliveira'),
  cultivo('Viña', 'vid', 'uva', '#dfe3a2', '#6a4a7b', 'Vid', 'Grapevine', 'Vigne', 'Videira'),
  cultivo('Subtropicales', 'arbol', 'aguacate', '#e5e3a4', '#4d6b35', 'Aguacate', 'Avocado', 'Avocatier', 'Abacateiro'),
  cultivo('Subtropicales', 'arbol', 'mango', '#efd7a7', '#e3a33a', 'Mango', 'Mango', 'Manguier', 'Mangueira'),
  cultivo('Tropicales', 'arbol', 'platano', '#8c4a63', '#e8c53d', 'Plátano', 'Banana', 'Bananier', 'Bananeira'),
  cultivo('Oleaginosas', 'herbacea', 'girasol', '#efb92f', '#5a4330', 'Girasol', 'Sunflower', 'Tournesol', 'Girassol'),
  cultivo('Oleaginosas', 'herbacea', 'colza', '#f0d22e', '#8b8f3f', 'Colza', 'Oilseed rape', 'Colza', 'Canola'),
  cultivo(
    'Cultivos industriales',
    'bulbo',
    'raiz',
    '#d7d79f',
    '#c97f8f',
    'Remolacha azucarera',
    'Sugar beet',
    'Betterave sucrière',
    'Beterraba-sacarina',
  ),
  cultivo('Cultivos industriales', 'herbacea', 'algodon', '#f3ead2', '#f2efe8', 'Algodón', 'Cotton', 'Coton', 'Algodão'),
  cultivo('Forrajeras y praderas', 'hoja', 'trebol', '#9a6fb3', '#5b9a4a', 'Alfalfa', 'Alfalfa', 'Luzerne', 'Alfafa'),
  cultivo('Ornamentales', 'herbacea', 'rosa', '#cf4f70', '#cf4f70', 'Rosal', 'Rose', 'Rosier', 'Roseira'),
]
