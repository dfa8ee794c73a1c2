import type { Textos } from '../textos'

interface Icono {
  nombre: Textos
  descripcion: Textos
}

const icono = (nombre: Textos, descripcion: Textos): Icono => ({ nombre, descripcion })

export const iconos = {
  ecologico: icono(
    [
      'Apto en agricultura ecológica',
      'Suitable for organic farming',
      'Utilisable en agriculture biologique',
      'Apto para agricultura biológica',
    ],
    [
      'Insumo certificado según el Reglamento (UE) 2018/848.',
      'Input certified under Regulation (EU) 2018/848.',
      'Intrant certifié selon le règlement (UE) 2018/848.',
      'Insumo certificado segundo o Regulamento (UE) 2018/848.',
    ],
  ),
  foliar: icono(
    ['Aplicación foliar', 'Foliar application', 'Application foliaire', 'Aplicação foliar'],
    [
      'Se aplica pulverizado sobre la hoja.',
      'Sprayed on the leaves.',
      'S’applique en pulvérisation sur les feuilles.',
      'Aplica-se por pulverização na folha.',
    ],
  ),
  riego: icono(
    ['Aplicación en fertirrigación', 'Fertigation', 'Fertirrigation', 'Aplicação em fertirrega'],
    [
      'Se inyecta en el agua de riego.',
      'Injected into the irrigation water.',
      "S'injecte dans l'eau d'irrigation.",
      'Injeta-se na água de rega.',
    ],
  ),
  cloruros: icono(
    ['Libre de cloruros', 'Chloride free', 'Sans chlorures', 'Isento de cloretos'],
    ['Menos del 0,5 % de cloruros.', 'Less than 0.5 % chlorides.', 'Moins de 0,5 % de chlorures.', 'Menos de 0,5 % de cloretos.'],
  ),
  ph: icono(
    ['pH ácido', 'Acid pH', 'pH acide', 'pH ácido'],
    ['Baja el pH de la disolución.', 'Lowers the pH of the solution.', 'Abaisse le pH de la solution.', 'Baixa o pH da solução.'],
  ),
  agitar: icono(
    ['Agitar antes de usar', 'Shake before use', "Agiter avant l'emploi", 'Agitar antes de usar'],
    [
      'Puede formar un sedimento que no afecta a su eficacia.',
      'It may form a sediment that does not affect it.',
      'Peut former un dépôt sans effet sur son efficacité.',
      'Pode formar um sedimento que não afeta a sua eficácia.',
    ],
  ),
  heladas: icono(
    ['Proteger de las heladas', 'Protect from frost', 'Protéger du gel', 'Proteger da geada'],
    ['Almacenar entre 5 y 40 °C.', 'Store between 5 and 40 °C.', 'Stocker entre 5 et 40 °C.', 'Armazenar entre 5 e 40 °C.'],
  ),
  guantes: icono(
    ['Manejar con guantes', 'Handle with gloves', 'Manipuler avec des gants', 'Manusear com luvas'],
    ['Puede irritar la piel.', 'May irritate the skin.', 'Peut irriter la peau.', 'Pode irritar a pele.'],
  ),
  zeta: icono(
    ['Residuo cero', 'Zero residue', 'Zéro résidu', 'Resíduo zero'],
    [
      'Sin plazo de seguridad ni límite máximo de residuos.',
      'No pre-harvest interval and no maximum residue limit.',
      'Sans délai avant récolte ni limite maximale de résidus.',
      'Sem intervalo de segurança nem limite máximo de resíduos.',
    ],
  ),
  soluble: icono(
    ['Totalmente soluble', 'Fully soluble', 'Entièrement soluble', 'Totalmente solúvel'],
    [
      'No deja residuo insoluble en la cuba.',
      'Leaves no insoluble residue in the tank.',
      'Ne laisse aucun résidu insoluble dans la cuve.',
      'Não deixa resíduo insolúvel na cuba.',
    ],
  ),
  quelato: icono(
    ['Quelato estable', 'Stable chelate', 'Chélate stable', 'Quelato estável'],
    [
      'Estable en el intervalo de pH que indica la etiqueta.',
      'Stable in the pH range on the label.',
      'Stable dans la plage de pH indiquée sur l’étiquette.',
      'Estável no intervalo de pH indicado no rótulo.',
    ],
  ),
  vegetal: icono(
    ['Origen vegetal', 'Plant origin', 'Origine végétale', 'Origem vegetal'],
    [
      'Sin materias de origen animal.',
      'Without materials of animal origin.',
      'Sans matières d’origine animale.',
      'Sem matérias de origem animal.',
    ],
  ),
  abejas: icono(
    ['Respeta los polinizadores', 'Safe for pollinators', 'Respecte les pollinisateurs', 'Respeita os polinizadores'],
    ['Puede aplicarse en floración.', 'May be used in flowering.', 'Peut être appliqué en floraison.', 'Pode ser aplicado na floração.'],
  ),
  suelo: icono(
    ['Aplicación al suelo', 'Soil application', 'Application au sol', 'Aplicação ao solo'],
    [
      'Se reparte o se incorpora al suelo.',
      'Spread on or worked into the soil.',
      "S'épand ou s'incorpore au sol.",
      'Espalha-se ou incorpora-se no solo.',
    ],
  ),
  reciclable: icono(
    ['Envase reciclable', 'Recyclable container', 'Emballage recyclable', 'Embalagem reciclável'],
    [
      'Enjuagar tres veces y entregar en un punto de recogida.',
      'Rinse three times and take to a collection point.',
      'Rincer trois fois et déposer en point de collecte.',
      'Lavar três vezes e entregar num ponto de recolha.',
    ],
  ),
} as const satisfies Record<string, Icono>

export type ClaveDeIcono = keyof typeof iconos
