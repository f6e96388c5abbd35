import { iconCalculator } from '../design/icon-paths.ts';
import { pageInColumn } from '../shared/pages/page-loaders.tsx';
import type { Screen } from './screen-fields.ts';

export const calculatorScreens = [
  {
    path: '/calculadora',
    title: 'Calculadora',
    page: pageInColumn(
      () => import('../features/calculator/tools/calculator-page.tsx'),
      'CalculatorPage',
    ),
    access: 'gated',
    document: {
      description: 'Contá lo que comés y mirá cuánto te queda del día. Anda sin señal.',
    },
    offline: {},
    menus: { icon: iconCalculator, header: { order: 6 }, tools: { order: 6 } },
  },
  {
    path: '/calculadora/nutrientes',
    title: 'Calculadora de nutrientes',
    page: pageInColumn(
      () => import('../features/calculator/nutrients/nutrients-page.tsx'),
      'NutrientsPage',
    ),
    access: 'gated',
    document: {
      description:
        'Buscá un alimento, poné los gramos y mirá energía, proteína, carbohidratos, grasa, fibra y sodio del día.',
    },
    offline: {},
  },
  {
    path: '/calculadora/hidratacion',
    title: 'Calculadora de hidratación',
    page: pageInColumn(
      () => import('../features/calculator/hydration/hydration-page.tsx'),
      'HydrationPage',
    ),
    access: 'gated',
    document: {
      description:
        'Cuánta agua tomar hoy y por qué: tu cuerpo, el calor, los minutos entrenados y tu prueba de sudor.',
    },
    offline: {},
  },
  {
    path: '/calculadora/proteinas',
    title: 'Calculadora de proteínas',
    page: pageInColumn(
      () => import('../features/calculator/proteins/proteins-page.tsx'),
      'ProteinsPage',
    ),
    access: 'gated',
    document: {
      description:
        'Cuánta proteína por día según tu situación, repartida en comidas y con combinaciones para completarla.',
    },
    offline: {},
  },
] as const satisfies readonly Screen[];
