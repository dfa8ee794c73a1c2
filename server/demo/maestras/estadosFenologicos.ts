import type { Textos } from '../textos'

export type Porte = 'cereal' | 'herbacea' | 'hoja' | 'bulbo' | 'arbol' | 'baya' | 'vid'

/** Phase of a stage, which decides its drawing and moments for all crops. */
export type Fase = 'reposo' | 'emergencia' | 'hojas' | 'brotes' | 'boton' | 'floracion' | 'cuajado' | 'engorde' | 'maduracion'

interface Estado {
  fase: Fase
  nombre: Textos
}

/** Stage named by its two-digit code of the BBCH scale. */
const bbch = (code: string, fase: Fase, ...nombre: Textos): Estado => ({
  fase,
  nombre: [`BBCH ${code} · ${nombre[0]}`, `BBCH ${code} · ${nombre[1]}`, `BBCH ${code} · ${nombre[2]}`, `BBCH ${code} · ${nombre[3]}`],
})

/** Stages by kind of growth, in the order of the season. */
export const estadosPorPorte: Record<Porte, readonly Estado[]> = {
  cereal: [
    bbch('09', 'emergencia', 'Emergencia', 'Emergence', 'Levée', 'Emergência'),
    bbch('13', 'hojas', 'Tres hojas desplegadas', 'Three leaves unfolded', 'Trois feuilles étalées', 'Três folhas desdobradas'),
    bbch('21', 'hojas', 'Inicio del ahijado', 'Beginning of tillering', 'Début du tallage', 'Início do perfilhamento'),
    bbch('30', 'brotes', 'Inicio del encañado', 'Beginning of stem elongation', 'Début de la montaison', 'Início do alongamento'),
    bbch('39', 'brotes', 'Hoja bandera desplegada', 'Flag leaf unfolded', 'Dernière feuille étalée', 'Folha bandeira expandida'),
    bbch('51', 'boton', 'Inicio del espigado', 'Beginning of heading', "Début de l'épiaison", 'Início do espigamento'),
    bbch('65', 'floracion', 'Plena floración', 'Full flowering', 'Pleine floraison', 'Plena floração'),
    bbch('75', 'engorde', 'Grano lechoso', 'Medium milk', 'Grain laiteux', 'Grão leitoso'),
  ],
  herbacea: [
    bbch('09', 'emergencia', 'Emergencia', 'Emergence', 'Levée', 'Emergência'),
    bbch('14', 'hojas', 'Cuarta hoja desplegada', 'Fourth leaf unfolded', 'Quatrième feuille étalée', 'Quarta folha desdobrada'),
    bbch('21', 'brotes', 'Primer brote lateral', 'First side shoot', 'Première pousse latérale', 'Primeiro rebento lateral'),
    bbch('51', 'boton', 'Botón floral visible', 'Flower bud visible', 'Bouton floral visible', 'Botão floral visível'),
    bbch('61', 'floracion', 'Inicio de floración', 'Beginning of flowering', 'Début de la floraison', 'Início da floração'),
    bbch('71', 'cuajado', 'Cuajado de frutos', 'Fruit set', 'Nouaison', 'Vingamento dos frutos'),
    bbch('75', 'engorde', 'Engorde de frutos', 'Fruit growth', 'Grossissement des fruits', 'Crescimento dos frutos'),
    bbch('81', 'maduracion', 'Inicio de maduración', 'Beginning of ripening', 'Début de la maturation', 'Início da maturação'),
  ],
  hoja: [
    bbch('09', 'emergencia', 'Emergencia', 'Emergence', 'Levée', 'Emergência'),
    bbch('13', 'hojas', 'Tercera hoja desplegada', 'Third leaf unfolded', 'Troisième feuille étalée', 'Terceira folha desdobrada'),
    bbch('19', 'hojas', 'Nueve o más hojas', 'Nine or more leaves', 'Neuf feuilles ou plus', 'Nove ou mais folhas'),
    bbch('33', 'brotes', '30 % del tamaño final', '30 % of final size', '30 % de la taille finale', '30 % do tamanho final'),
    bbch(
      '41',
      'engorde',
      'Inicio de formación de la cabeza',
      'Beginning of head formation',
      'Début de la formation de la pomme',
      'Início da formação da cabeça',
    ),
    bbch('49', 'maduracion', 'Tamaño comercial', 'Harvestable size', 'Taille de récolte', 'Tamanho comercial'),
  ],
  bulbo: [
    bbch('09', 'emergencia', 'Emergencia', 'Emergence', 'Levée', 'Emergência'),
    bbch('14', 'hojas', 'Cuarta hoja desplegada', 'Fourth leaf unfolded', 'Quatrième feuille étalée', 'Quarta folha desdobrada'),
    bbch('31', 'brotes', 'Cierre de líneas', 'Crop cover starts', 'Début de la couverture', 'Fecho das linhas'),
    bbch(
      '41',
      'cuajado',
      'Inicio de la formación del órgano',
      'Storage organ starts to form',
      "Début de la formation de l'organe",
      'Início da formação do órgão',
    ),
    bbch('45', 'engorde', '50 % del tamaño final', '50 % of final size', '50 % de la taille finale', '50 % do tamanho final'),
    bbch('48', 'maduracion', 'Fin del engorde', 'End of bulking', 'Fin du grossissement', 'Fim do enchimento'),
  ],
  arbol: [
    bbch('00', 'reposo', 'Reposo invernal', 'Winter dormancy', 'Repos hivernal', 'Repouso invernal'),
    bbch('07', 'brotes', 'Inicio de brotación', 'Beginning of bud burst', 'Début du débourrement', 'Início da brotação'),
    bbch('15', 'hojas', 'Hojas desplegadas', 'Leaves unfolded', 'Feuilles étalées', 'Folhas desdobradas'),
    bbch('55', 'boton', 'Botones florales', 'Flower buds', 'Boutons floraux', 'Botões florais'),
    bbch('65', 'floracion', 'Plena floración', 'Full flowering', 'Pleine floraison', 'Plena floração'),
    bbch('71', 'cuajado', 'Cuajado de frutos', 'Fruit set', 'Nouaison', 'Vingamento dos frutos'),
    bbch('75', 'engorde', 'Frutos a mitad de tamaño', 'Fruit half final size', 'Fruits à mi-grosseur', 'Frutos com metade do tamanho'),
    bbch('81', 'maduracion', 'Inicio de maduración', 'Beginning of ripening', 'Début de la maturation', 'Início da maturação'),
    bbch('91', 'reposo', 'Poscosecha', 'After harvest', 'Après récolte', 'Pós-colheita'),
  ],
  baya: [
    bbch('03', 'brotes', 'Hinchado de yemas', 'Bud swelling', 'Gonflement des bourgeons', 'Entumecimento dos gomos'),
    bbch('15', 'hojas', 'Quinta hoja desplegada', 'Fifth leaf unfolded', 'Cinquième feuille étalée', 'Quinta folha desdobrada'),
    bbch('57', 'boton', 'Primeros botones florales', 'First flower buds', 'Premiers boutons floraux', 'Primeiros botões florais'),
    bbch('65', 'floracion', 'Plena floración', 'Full flowering', 'Pleine floraison', 'Plena floração'),
    bbch('73', 'cuajado', 'Frutos visibles', 'Fruit visible', 'Fruits visibles', 'Frutos visíveis'),
    bbch('81', 'engorde', 'Primeros frutos con color', 'First fruit colouring', 'Premiers fruits colorés', 'Primeiros frutos com cor'),
    bbch('87', 'maduracion', 'Plena recolección', 'Main harvest', 'Pleine récolte', 'Plena colheita'),
  ],
  vid: [
    bbch('00', 'reposo', 'Reposo invernal', 'Winter dormancy', 'Repos hivernal', 'Repouso invernal'),
    bbch('05', 'brotes', 'Yema algodonosa', 'Wool stage', 'Bourgeon dans le coton', 'Gomo de algodão'),
    bbch('13', 'hojas', 'Tres hojas desplegadas', 'Three leaves unfolded', 'Trois feuilles étalées', 'Três folhas desdobradas'),
    bbch('57', 'boton', 'Botones florales separados', 'Flowers separating', 'Boutons floraux séparés', 'Botões florais separados'),
    bbch('65', 'floracion', 'Plena floración', 'Full flowering', 'Pleine floraison', 'Plena floração'),
    bbch('71', 'cuajado', 'Cuajado de bayas', 'Berry set', 'Nouaison', 'Vingamento dos bagos'),
    bbch('77', 'engorde', 'Cierre del racimo', 'Bunch closure', 'Fermeture de la grappe', 'Fecho do cacho'),
    bbch('81', 'maduracion', 'Inicio del envero', 'Beginning of veraison', 'Début de la véraison', 'Início do pintor'),
  ],
}

/** Moments of application by phase, for the entries of `como_se_aplica`. */
export const momentos: Record<Fase, Textos> = {
  reposo: [
    'Una aplicación antes de la caída de la hoja o al final del reposo.',
    'One application before leaf fall or at the end of dormancy.',
    'Une application avant la chute des feuilles ou à la fin du repos.',
    'Uma aplicação antes da queda das folhas ou no fim do repouso.',
  ],
  emergencia: [
    'Desde la emergencia o el trasplante, con el suelo húmedo.',
    'From emergence or transplanting, on moist soil.',
    'Dès la levée ou la plantation, sur sol humide.',
    'Desde a emergência ou o transplante, com o solo húmido.',
  ],
  hojas: [
    'Con suficiente masa foliar, cada 12-15 días.',
    'With enough leaf area, every 12–15 days.',
    'Avec un feuillage suffisant, tous les 12 à 15 jours.',
    'Com massa foliar suficiente, a cada 12-15 dias.',
  ],
  brotes: [
    'Al inicio del crecimiento activo; repetir a los 15 días.',
    'At the start of active growth; repeat after 15 days.',
    'Au début de la croissance active ; répéter après 15 jours.',
    'No início do crescimento ativo; repetir após 15 dias.',
  ],
  boton: [
    'Una o dos aplicaciones cada 10-12 días desde la aparición de los primeros botones.',
    'One or two applications every 10–12 days from the first buds.',
    'Une ou deux applications tous les 10 à 12 jours dès les premiers boutons.',
    'Uma ou duas aplicações a cada 10-12 dias desde os primeiros botões.',
  ],
  floracion: [
    'Con el 10-20 % de flores abiertas y a la caída de pétalos.',
    'With 10–20 % open flowers and at petal fall.',
    'À 10-20 % de fleurs ouvertes et à la chute des pétales.',
    'Com 10-20 % de flores abertas e na queda das pétalas.',
  ],
  cuajado: [
    'Desde el cuajado, dos aplicaciones separadas 10 días.',
    'From fruit set, two applications ten days apart.',
    'Dès la nouaison, deux applications à 10 jours d’intervalle.',
    'Desde o vingamento, duas aplicações com intervalo de 10 dias.',
  ],
  engorde: [
    'Semanal, repartido en los riegos, hasta alcanzar el calibre.',
    'Weekly, split over the irrigations, until the size is reached.',
    "Chaque semaine, réparti sur les irrigations, jusqu'au calibre voulu.",
    'Semanal, repartido pelas regas, até atingir o calibre.',
  ],
  maduracion: [
    'Tres o cuatro semanas antes de la recolección.',
    'Three or four weeks before harvest.',
    'Trois ou quatre semaines avant la récolte.',
    'Três ou quatro semanas antes da colheita.',
  ],
}
