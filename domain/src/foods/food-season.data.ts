/** Months; a season may span the end of the year. */
type Season = readonly [from: number, to: number];

/** Forja's rule, after greengrocers of central Argentina; other produce is sold all year. */
export const FOOD_SEASONS: Readonly<Record<string, Season>> = {
  'naranja': [5, 12],
  'mandarina': [4, 10],
  'pomelo': [4, 11],
  'pera': [1, 11],
  'durazno': [11, 3],
  'ciruela': [12, 3],
  'uva': [1, 5],
  'frutilla': [7, 12],
  'kiwi': [4, 11],
  'sandia': [11, 3],
  'melon': [11, 4],
  'arandanos': [9, 1],
  'cereza': [11, 1],
  'higo-fresco': [1, 4],
  'choclo-hervido': [11, 4],
  'zapallito-zucchini-crudo': [10, 5],
  'berenjena-cruda': [11, 5],
  'pepino-con-cascara': [10, 4],
  'chauchas-hervidas': [10, 4],
  'brocoli-hervido': [4, 11],
  'coliflor-cruda': [4, 11],
  'espinaca-cruda': [4, 12],
  'esparrago-crudo': [9, 12],
  'alcaucil-hervido': [7, 11],
};
