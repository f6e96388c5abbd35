import type { Food } from '../../foods/food.ts';

/** Non-dairy foods that may carry milk in Argentina, judged food by food on the safe side. */
const MAY_CARRY_MILK = [
  'manteca-sin-sal',
  'margarina',
  'dulce-de-leche',
  'leche-condensada',
  'chocolate-con-leche',
  'chocolate-amargo-70-85',
  'helado-de-crema-vainilla',
  'medialuna-de-manteca-croissant',
  'galletitas-dulces-de-manteca',
  'bizcochuelo',
  'pizza-de-muzzarella',
  'hamburguesa-simple-con-pan',
  'empanada-de-carne-restaurante',
  'pan-lactal-blanco',
  'pan-lactal-integral',
  'galletitas-de-agua',
  'galletitas-integrales',
  'pan-rallado',
  'jamon-cocido',
  'mortadela',
  'salame',
  'salchicha-de-viena-vacuna',
  'proteina-de-suero-en-polvo',
  'proteina-aislada-de-suero-en-polvo',
];

export const mayCarryMilk = ({ id, group }: Food): boolean =>
  group === 'dairy' || MAY_CARRY_MILK.includes(id);
