import { iconCalculator } from '../design/icon-paths.ts';
import type { Screen } from './screen-fields.ts';

/** The screens of the calculator, as a part of the table of all of them. */
export const calculatorScreens = [
  {
    path: '/calculadora',
    title: 'Calculadora',
    description: 'Contá lo que comés y mirá cuánto te queda del día. Anda sin señal.',
    page: 'features/calculator/tools/calculator-page.tsx#CalculatorPage',
    frame: 'gatedPage',
    offline: {},
    prerendered: 'shell',
    icon: iconCalculator,
    menus: { header: { order: 6 }, tools: { order: 6 } },
  },
  {
    path: '/calculadora/nutrientes',
    title: 'Calculadora de nutrientes',
    description:
      'Buscá un alimento, poné los gramos y mirá energía, proteína, carbohidratos, grasa, fibra y sodio del día.',
    page: 'features/calculator/nutrients/nutrients-page.tsx#NutrientsPage',
    frame: 'gatedPage',
    offline: {},
    prerendered: 'shell',
  },
  {
    path: '/calculadora/hidratacion',
    title: 'Calculadora de hidratación',
    description:
      'Cuánta agua tomar hoy y por qué: tu cuerpo, el calor, los minutos entrenados y tu prueba de sudor.',
    page: 'features/calculator/hydration/hydration-page.tsx#HydrationPage',
    frame: 'gatedPage',
    offline: {},
    prerendered: 'shell',
  },
  {
    path: '/calculadora/proteinas',
    title: 'Calculadora de proteínas',
    description:
      'Cuánta proteína por día según tu situación, repartida en comidas y con combinaciones para completarla.',
    page: 'features/calculator/proteins/proteins-page.tsx#ProteinsPage',
    frame: 'gatedPage',
    offline: {},
    prerendered: 'shell',
  },
] as const satisfies readonly Screen[];
