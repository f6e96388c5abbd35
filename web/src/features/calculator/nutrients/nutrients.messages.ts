import type { Meal } from '@forja/domain/menu/menu';
import { intakeMessages } from '../intake.messages.ts';

export const nutrientsMessages = {
  title: 'Nutrientes',
  lead: 'Anotá lo que comés y mirá cuánto te queda del día. Queda en este teléfono y en tu cuenta, también sin señal.',
  looking: 'Buscando lo que anotaste.',
  day: 'Día',
  failure: {
    title: 'No pudimos abrir lo que anotaste',
    safe: 'Sigue guardado en este teléfono y en tu cuenta.',
    retry: 'Probar de nuevo',
  },
  ...intakeMessages,
  meals: {
    breakfast: 'Desayuno',
    lunch: 'Almuerzo',
    snack: 'Merienda',
    dinner: 'Cena',
  } satisfies Record<Meal, string>,
  summary: {
    title: 'Tu día',
    left: (amount: string, goal: string) => `Te quedan ${amount} de ${goal}`,
    passed: (amount: string, goal: string) => `Te pasaste ${amount} de ${goal}`,
    atLeast: (foods: string) => `Sin contar ${foods} sin dato`,
    food: 'alimento',
    foods: 'alimentos',
    rounding: 'Cada renglón se redondea como lo ves, y el total es la suma de esos renglones.',
    source:
      'Los valores son de la tabla USDA SR28, por gramos de parte comestible; los de tus alimentos son los de su etiqueta. Los carbohidratos no incluyen la fibra, como en las etiquetas argentinas.',
  },
  complete: {
    label: 'Día completo',
    description:
      'Marcalo cuando anotaste todo lo de este día. Solo los días marcados cuentan para medir tu gasto.',
    notSaved: 'No pudimos guardar la marca del día',
  },
  search: {
    legend: 'Buscar un alimento',
    label: 'Alimento',
    hint: 'No importan los acentos ni un error de tipeo. También podés poner un código de barras.',
    none: 'No encontramos ese alimento. Probá con otra palabra, como "pollo" o "palta".',
    noBarcode: 'Ningún alimento tuyo tiene ese código. Agregalo y la próxima vez aparece.',
    results: 'Alimentos encontrados',
    more: 'Ver más alimentos',
    recent: 'Lo que anotaste hace poco',
    ownFood: 'Tuyo',
    per100g: (energy: string, protein: string) =>
      `Cada 100 g: ${energy} y ${protein} g de proteína`,
  },
  form: {
    title: (food: string) => `Anotar ${food}`,
    editing: (food: string) => `Cambiar ${food}`,
    grams: 'Cantidad',
    portion: (portion: string, grams: string) => `Usar ${portion}, ${grams} g`,
    ownPortion: 'una porción',
    orientative: 'Los gramos de la porción son orientativos: si podés, pesalo.',
    nearest: 'La tabla no tiene este alimento igual: usamos el más parecido.',
    meal: 'Comida del día',
    save: 'Anotar',
    change: 'Guardar cambios',
    saved: 'Anotado',
    notSaved: 'No pudimos guardar lo que anotaste.',
  },
  list: {
    empty: 'Todavía no anotaste nada de este día',
    emptyText: 'Buscá un alimento, poné cuánto comiste y va a aparecer acá.',
    copy: 'Copiar el día anterior',
    copied: 'Copiamos el día anterior',
    notCopied: 'No pudimos copiar el día anterior',
    unknown: 'Un alimento que esta versión no conoce',
    unknownAdvice: 'No lo sumamos. Actualizá la app para verlo.',
    mealTotal: (energy: string) => `Total: ${energy}`,
    row: (grams: string, energy: string) => `${grams} · ${energy}`,
    macros: (protein: string, carbs: string, fat: string) =>
      `Proteína ${protein} · carbohidratos ${carbs} · grasa ${fat}`,
    edit: (food: string) => `Cambiar ${food}`,
    remove: (food: string) => `Borrar ${food}`,
    deleted: 'Borrado',
    notDeleted: 'No pudimos borrarlo',
    restored: 'Recuperado',
    notRestored: 'No pudimos recuperarlo',
  },
} as const;
