import { randomUUID } from 'node:crypto';
import { EVALUATION_VERSION } from '@forja/domain/evaluation/questions.data';
import type { Locator, Page } from '@playwright/test';
import { openAccount } from '../../support/account/account.ts';
import { readAccount } from '../../support/account/account-records.ts';
import { addVirtualAuthenticator, createPasskey } from '../../support/account/passkeys.ts';
import { getToast } from '../../support/account/sign-in-page.ts';
import { expect, test as base } from '../../support/fixtures.ts';
import { MEASURED_PLANS } from '../../support/pages/measured-plans.ts';
import { openMenu, openPlanPart } from '../../support/pages/plan-form.ts';
import { storePlan } from '../../support/pages/saved-plans.ts';
import {
  aWorkout,
  followRoutine,
  storeWorkout,
  today,
} from '../../support/pages/saved-training.ts';
import { startToday } from '../../support/pages/started-workout.ts';
import {
  aRoutine,
  completeSet,
  giveCycleWithMissedWeek,
  giveRoutine,
  storeRecords,
} from '../../support/pages/training.ts';

type Undoing = {
  /** Edit to undo; it reaches the server first. */
  act: () => Promise<unknown>;
  /** Control that undoes it; by default the message's button. */
  button?: Locator;
  confirm?: Locator;
};

/** Acts, undoes, and compares every byte on the server. */
type CheckUndo = (what: string, undoing: Undoing) => Promise<void>;

const test = base.extend<{ checkUndo: CheckUndo }>({
  checkUndo: async ({ page, context, app }, provide) => {
    const read = () => readAccount(context, app.origin);
    await provide((what, { act, button = undoButton(page), confirm }) =>
      test.step(what, async () => {
        const before = await read();
        await act();
        await expect.poll(read, `${what} is not on the server`).not.toEqual(before);
        await button.click();
        await confirm?.click();
        await expect.poll(read, `${what} was not undone`).toEqual(before);
      }),
    );
  },
});

// a press on a missing target fails before the test's timeout
test.use({ actionTimeout: 20_000 });

const undoButton = (page: Page) => page.getByRole('button', { name: 'Deshacer', exact: true });
const press = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first().click();

test('undoing edits of a workout and a routine restores them on the server', async ({
  page,
  context,
  app,
  signInAs,
  checkUndo,
}) => {
  test.slow();
  await signInAs();
  await giveRoutine(context, app.origin);
  await startToday(page);
  const options = async (choice: string) => {
    await press(page, /^Opciones de Remo con barra/);
    await page.getByRole('menuitem', { name: choice }).click();
  };
  await page.getByLabel('Peso', { exact: true }).fill('105');
  await page.getByLabel('Repeticiones', { exact: true }).fill('4');
  await expect
    .poll(async () => (await readAccount(context, app.origin)).join())
    .toContain('"weightKg":105,"repetitions":4');
  await checkUndo('a set removed from a workout', { act: () => options('Sacar esta serie') });
  await expect(page.getByLabel('Peso', { exact: true })).toHaveValue('105');
  await checkUndo('a skipped exercise', { act: () => options('Saltar el ejercicio') });
  await checkUndo('a discarded workout', {
    act: async () => {
      await press(page, 'Opciones de Jueves: tirón');
      await page.getByRole('menuitem', { name: 'Descartar entrenamiento' }).click();
    },
  });
  await page.goto('/mi-rutina');
  await completeSet(page, 1);
  await press(page, 'Opciones de Jueves: tirón');
  await page.getByRole('menuitem', { name: 'Terminar entrenamiento' }).click();
  await press(page.getByRole('dialog'), 'Terminar entrenamiento');
  // the workout of two weeks ago, and this one
  await expect
    .poll(async () => (await readAccount(context, app.origin)).join().match(/"finishedAt":/g))
    .toHaveLength(2);

  await press(page, 'Corregir');
  await checkUndo('a set of a finished workout', {
    act: () => press(page, 'Sacar la serie 1 de Remo con barra'),
  });
  await page.reload();
  await press(page, 'Corregir');
  await checkUndo('an exercise of a finished workout', {
    act: () => press(page, 'Sacar Remo con barra'),
  });
  await checkUndo('a set, undone from another page', {
    act: async () => {
      await press(page, 'Sacar la serie 2 de Remo con barra');
      await page.getByRole('link', { name: 'Entrenar', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Mi rutina' })).toBeVisible();
    },
  });
  await page.goto('/entrenamientos');
  await page.getByRole('table').getByRole('link').first().click();
  await checkUndo('a workout', { act: () => press(page, 'Borrar') });

  await page.goto('/mis-rutinas');
  const choose = async (action: string, name = aRoutine.name) => {
    await press(page, `Más acciones de ${name}`);
    await page.getByRole('menuitem', { name: action }).click();
  };
  await checkUndo('a duplicated routine', { act: () => choose('Duplicar') });
  await checkUndo('an archived routine', { act: () => choose('Archivar') });
  await checkUndo('a routine', { act: () => choose('Borrar') });
  await page
    .getByRole('link', { name: new RegExp(aRoutine.name) })
    .first()
    .click();
  await expect(page.getByLabel('Nombre de la rutina')).toBeVisible();
  const notice = page.getByRole('status').getByRole('button', { name: 'Deshacer' });
  await checkUndo('a day of a routine', {
    act: () => choose('Borrar', 'Lunes: piernas'),
    button: notice,
  });
  await checkUndo('an exercise of a routine', {
    act: () => choose('Borrar', 'Curl con barra'),
    button: notice,
  });
  await checkUndo('typed text in a routine', {
    act: () => page.getByLabel('Nombre de la rutina').fill('Otra'),
    button: page.getByRole('button', { name: 'Deshacer' }).last(),
  });
});

test("undoing next week's change and a continued cycle restores them on the server", async ({
  page,
  context,
  app,
  signInAs,
  checkUndo,
}) => {
  await signInAs();
  const [routineDayId] = Object.keys(aRoutine.days);
  const row = { exerciseId: 'barbell-row', name: 'Remo con barra', repetitions: [8, 8, 8] };
  const routineId = randomUUID();
  for (const [daysAgo, weightKg] of [
    [28, 72.5],
    [21, 75],
    [14, 80],
    [7, 80],
  ] as const)
    await storeWorkout(
      context,
      app.origin,
      aWorkout(daysAgo, [{ ...row, weightKg }], { routineId, routineDayId }),
    );
  await followRoutine(context, app.origin, { id: routineId, routine: aRoutine });
  await page.goto('/progreso');
  await checkUndo('a change of the next week', { act: () => press(page, /^Aceptar/) });

  // a new person, whose routine has another history
  await page.goto('about:blank');
  await context.clearCookies();
  await signInAs();
  await giveCycleWithMissedWeek(context, app.origin);
  await page.goto('/mi-rutina');
  await checkUndo('a continued cycle', { act: () => press(page, 'Retomar en la semana 2') });
});

test('undoing edits of food, own exercise, plan, measures and account restores them on the server', async ({
  page,
  context,
  app,
  signInAs,
  checkUndo,
}) => {
  test.slow();
  await addVirtualAuthenticator(page);
  const person = await signInAs();
  const plan = await storePlan(context, app.origin, MEASURED_PLANS[0].input);
  await storeRecords(context, app.origin, [...foodOfAccount(), ...measuresOfAccount()]);
  await page.goto('/calculadora/nutrientes');
  await checkUndo('a food of a day', { act: () => press(page, /^Borrar Palta/) });
  await page.getByText('Del plan', { exact: true }).click();
  await checkUndo('a dish of the plan', {
    act: () =>
      page
        .getByRole('list', { name: 'Platos del plan' })
        .getByRole('button', { name: /Almuerzo/ })
        .click(),
  });
  await page.getByText('Tus recetas', { exact: true }).click();
  await checkUndo('a portion of a recipe', {
    act: () => press(page, /Guacamole Anotar una porción/),
  });
  await checkUndo('a recipe', { act: () => press(page, 'Borrar la receta Guacamole') });
  await page.getByText('Tus alimentos (1)').click();
  await checkUndo('an own food', {
    act: () => press(page, 'Borrar Galletitas de agua de tus alimentos'),
  });
  await checkUndo('an own goal', { act: () => press(page, 'Volver a la meta del plan') });

  await page.goto('/calculadora/hidratacion');
  await checkUndo('a logged drink', { act: () => press(page, /^Vaso de agua/) });
  await checkUndo('a deleted drink', { act: () => press(page, 'Borrar Agua, 500 ml') });
  await page.getByRole('heading', { name: 'Prueba de sudor' }).click();
  await checkUndo('a sweat test', { act: () => press(page, /^Borrar la prueba/) });

  await page.goto('/ejercicios');
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('remo gomon');
  await page.getByRole('link', { name: /^Remo con gomón/ }).click();
  await checkUndo('an own exercise', { act: () => press(page, 'Borrar') });

  await page.goto(plan);
  await openPlanPart(page, 'Semana');
  const week = page.getByRole('region', { name: 'Tu semana' });
  await checkUndo('another week of exercises', { act: () => press(week, 'Probar otra semana') });
  const menu = await openMenu(page);
  await checkUndo('another week of menus', { act: () => press(menu, 'Otra semana') });
  await checkUndo('a plan with its choices', {
    act: () => press(page, 'Borrar este plan'),
  });

  await page.goto('/medidas');
  await checkUndo('a measure', { act: () => press(page, /^Borrar la medida/) });
  await page.getByText('Tus objetivos').first().click();
  await checkUndo('a goal', { act: () => press(page, /^Borrar el objetivo/) });
  await page.getByText('Traé medidas de un archivo').click();
  await checkUndo('an import', {
    act: async () => {
      const buffer = Buffer.from('Fecha,Peso (kg)\n2026-01-02,80.5\n');
      const file = { name: 'balanza.csv', mimeType: 'text/csv', buffer };
      await page.getByLabel('Archivo de medidas para traer').setInputFiles(file);
      await press(page, 'Traer 1 medida');
    },
    confirm: page.getByRole('button', { name: 'Borrar lo que trajo' }),
  });

  await page.goto('/evaluacion-integral');
  await checkUndo('an evaluation', { act: () => press(page, /^Borrar evaluación/) });
  await checkDraftUndo(page);

  await createPasskey(page, person);
  await openAccount(page);
  await checkPasskeyUndo(page);
});

/** Answers exist only on the device: those given after discarding stay too. */
async function checkDraftUndo(page: Page): Promise<void> {
  // uses the keyboard, because the message may cover the button
  const next = page.getByRole('button', { name: 'Seguir' });
  const answer = (question: RegExp, choice: string) =>
    page
      .getByRole('group', { name: question })
      .getByRole('radio', { name: choice, exact: true })
      .press('Space');
  await next.press('Enter');
  await answer(/ejercicios de fuerza/, 'Ninguno');
  await page.getByRole('button', { name: 'Descartar respuestas' }).press('Enter');
  await next.press('Enter');
  await next.press('Enter');
  await answer(/horas dormís/, 'De 6 a menos de 7');
  await undoButton(page).click();
  const draft = () => page.evaluate(() => localStorage.getItem('forja-borrador-evaluacion') ?? '');
  await expect.poll(async () => Object.keys(JSON.parse(await draft()).answers)).toHaveLength(2);
}

async function checkPasskeyUndo(page: Page): Promise<void> {
  const rename = async (name: string) => {
    await press(page, /^Cambiar el nombre de /);
    const dialog = page.getByRole('dialog', { name: 'Cambiar el nombre de la llave' });
    await dialog.getByLabel('Nombre de la llave').fill(name);
    await page.keyboard.press('Enter');
  };
  const names = async () =>
    (await (await page.request.get('/api/account/passkeys')).json()).items.map(
      ({ name }: { name: string }) => name,
    );
  const before = await names();
  await rename('La del trabajo');
  await expect.poll(names).not.toEqual(before);
  await getToast(page, 'Nombre cambiado').getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(names).toEqual(before);
}

function foodOfAccount() {
  const record = (collection: string, value: object) => ({ collection, id: randomUUID(), value });
  const figures = { energy: 430, energyUnit: 'kcal', protein: 10, carbs: 70, fat: 12 };
  return [
    record('food-entries', { eatenOn: today(), meal: 'breakfast', foodId: 'palta', grams: 100 }),
    record('own-foods', {
      name: 'Galletitas de agua',
      portionGrams: 30,
      basis: 'per100g',
      ...figures,
    }),
    record('recipes', {
      name: 'Guacamole',
      portions: 4,
      ingredients: { [randomUUID()]: { order: 'a0', foodId: 'palta', grams: 400 } },
    }),
    record('own-goals', { kcal: 2500, protein: 150, carbs: 300, fat: 70 }),
    record('water-entries', { drunkOn: today(), drink: 'water', millilitres: 500 }),
    record('sweat-tests', {
      measuredOn: today(),
      weightBeforeKg: 62.5,
      weightAfterKg: 62.2,
      drunkMl: 500,
      urineMl: 0,
      minutes: 60,
    }),
    record('own-exercises', {
      name: 'Remo con gomón',
      pattern: 'horizontal_pull',
      primary: ['lats'],
      secondary: [],
      equipment: ['bodyweight'],
      isTimed: false,
    }),
  ];
}

function measuresOfAccount() {
  const record = (collection: string, value: object) => ({ collection, id: randomUUID(), value });
  return [
    record('measures', { takenOn: '2026-11-01', weightKg: 80 }),
    record('measure-goals', { field: 'weightKg', target: 78, from: 80, setOn: '2026-11-01' }),
    record('evaluations', { takenOn: '2026-11-01', version: EVALUATION_VERSION, answers: {} }),
  ];
}
