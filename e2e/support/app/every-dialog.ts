import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, type Page } from '@playwright/test';

/** Button or menu entry by name, or a custom action. */
type Step = string | RegExp | ((page: Page) => Promise<unknown>);

/** Dialog, sheet or menu: its source file, and the steps that open it. */
type OpenedDialog = {
  file: string;
  screen: string;
  steps: Step[];
  title: string | RegExp;
};

const SHEET = 'features/training/workout/log';
const ROUTINES = 'features/training/routines';
const ACCOUNT = 'features/identity/account';
/** Page with a workout in progress. */
const LOG = '/mi-rutina';
const WORKOUT = 'Opciones de Jueves: tirón';
const EXERCISE = 'Opciones de Remo con barra';

const unfoldMeals = (page: Page) =>
  page
    .getByRole('region', { name: 'Menú' })
    .locator('details:not([open]) > summary')
    .evaluateAll((folded) => folded.forEach((each) => (each as HTMLElement).click()));

/** Dialogs of a member, in walking order: `$plan` and `$routine` stand for their addresses. */
export const DIALOGS_OF_TRAINING_AND_FOOD: OpenedDialog[] = [
  {
    file: 'features/plans/week/week-exercise-sheet.tsx',
    screen: '$plan#semana',
    steps: [
      (page) =>
        page
          .getByRole('region', { name: 'Tu semana' })
          .getByRole('table')
          .first()
          .getByRole('row')
          .nth(1)
          .getByRole('button')
          .first()
          .click(),
    ],
    title: /./,
  },
  {
    file: 'features/plans/week/week-swap-dialog.tsx',
    screen: '$plan#semana',
    steps: [
      /^Cambiar (?!todo)/,
      (page) => page.getByRole('dialog').getByRole('radio').first().check(),
    ],
    title: /^Cambiar /,
  },
  {
    file: 'features/plans/menu/menu-swap-dialog.tsx',
    screen: '$plan#comida',
    steps: [
      unfoldMeals,
      (page) =>
        page
          .getByRole('region', { name: 'Menú' })
          .getByRole('button', { name: /^Cambiar / })
          .first()
          .click(),
    ],
    title: /^Cambiar /,
  },
  {
    file: 'features/plans/menu/shopping-card.tsx',
    screen: '$plan#comida',
    steps: ['Ver la lista'],
    title: /./,
  },
  {
    file: 'design/evidence/source-sheet.tsx',
    screen: '$plan#comida',
    steps: [/^Fuente /],
    title: /./,
  },
  {
    file: 'design/evidence/rule-badge.tsx',
    screen: '$plan#comida',
    steps: [/^(?:Regla|Criterio|Aritm)/],
    title: /./,
  },
  {
    file: 'features/plans/pages/recompute-plan.tsx',
    screen: '$plan#fuentes',
    steps: ['Ver qué cambiaría'],
    title: 'Con el motor de hoy',
  },
  {
    file: 'features/calculator/nutrients/goal/own-goal-dialog.tsx',
    screen: '/calculadora/nutrientes',
    steps: ['Poner una meta propia'],
    title: 'Tu meta del día',
  },
  {
    file: 'features/calculator/nutrients/own/own-food-dialog.tsx',
    screen: '/calculadora/nutrientes',
    steps: ['Agregar un alimento propio'],
    title: 'Un alimento tuyo',
  },
  {
    file: `${ROUTINES}/pages/my-routines-page.tsx`,
    screen: '/mis-rutinas',
    steps: ['Nueva rutina'],
    title: 'Cómo querés armarla',
  },
  {
    file: `${ROUTINES}/templates/template-sheet.tsx`,
    screen: '/mis-rutinas',
    steps: ['Nueva rutina', 'Desde una plantilla', /^Torso y piernas, 4 días/],
    title: 'Torso y piernas, 4 días',
  },
  {
    file: `${ROUTINES}/share/open-shared-sheet.tsx`,
    screen: '/mis-rutinas',
    steps: ['Nueva rutina', 'Abrir una que te pasaron'],
    title: /./,
  },
  {
    file: `${ROUTINES}/share/share-sheet.tsx`,
    screen: '/mis-rutinas',
    steps: [/^Más acciones de Fuerza/, 'Compartir'],
    title: /Fuerza en dos días/,
  },
  {
    file: `${ROUTINES}/editor/exercise-sheet.tsx`,
    screen: '$routine',
    steps: [/^Editar Remo con barra/],
    title: 'Remo con barra',
  },
  {
    file: `${SHEET}/settings-sheet.tsx`,
    screen: LOG,
    steps: ['Barra, discos y avisos'],
    title: 'Barra, discos y avisos',
  },
  {
    file: `${SHEET}/log-sheets.tsx`,
    screen: LOG,
    steps: ['Empezar Jueves: tirón', 'Ver todos los ejercicios'],
    title: 'Ejercicios',
  },
  {
    file: `${SHEET}/log-sheets.tsx`,
    screen: LOG,
    steps: [WORKOUT, 'Terminar entrenamiento'],
    title: '¿Terminás el entrenamiento?',
  },
  {
    file: `${SHEET}/notes-sheet.tsx`,
    screen: LOG,
    steps: [EXERCISE, 'Notas'],
    title: 'Notas',
  },
  {
    file: `${SHEET}/warm-up-sheet.tsx`,
    screen: LOG,
    steps: [EXERCISE, 'Entrada en calor'],
    title: 'Entrada en calor',
  },
];

export const MENUS: OpenedDialog[] = [
  { file: 'design/actions/menu-popup.tsx', screen: '/mis-rutinas', steps: ['Menú'], title: '' },
  {
    file: 'design/actions/menu-popup.tsx',
    screen: '/mis-rutinas',
    steps: [/^Más acciones de Fuerza/],
    title: '',
  },
];

export const DIALOGS_OF_AN_ACCOUNT: OpenedDialog[] = (
  [
    [
      `${ACCOUNT}/security/change-password-dialog.tsx`,
      ['Cambiar contraseña'],
      'Cambiar contraseña',
    ],
    [`${ACCOUNT}/security/secret-question-dialog.tsx`, ['Cambiar pregunta'], 'Cambiar pregunta'],
    [
      `${ACCOUNT}/passkeys/add-passkey-dialog.tsx`,
      ['Agregar llave'],
      'Agregar una llave de acceso',
    ],
    [
      `${ACCOUNT}/passkeys/rename-passkey-dialog.tsx`,
      [/^Cambiar el nombre de /],
      'Cambiar el nombre de la llave',
    ],
    [`${ACCOUNT}/passkeys/remove-passkey-dialog.tsx`, [/^Borrar la llave /], /^¿Borrar la llave /],
    [
      `${ACCOUNT}/sessions/close-session-dialogs.tsx`,
      [/^Cerrar la sesión de /],
      /^¿Cerrar la sesión de /,
    ],
    [
      `${ACCOUNT}/sessions/close-session-dialogs.tsx`,
      ['Cerrar las demás'],
      '¿Cerrar las demás sesiones?',
    ],
    [
      `${ACCOUNT}/deletion/delete-dialog.tsx`,
      ['Borrar mi cuenta'],
      '¿Borrar tu cuenta para siempre?',
    ],
    ['app/device/make-backup-dialog.tsx', ['Hacer un respaldo'], 'Hacer un respaldo'],
    ['app/device/restore-backup-dialog.tsx', ['Restaurar un respaldo'], 'Restaurar un respaldo'],
    ['features/payments/history/payment-detail.tsx', [/^Ver detalle: /], /^Pago del /],
    [
      'features/payments/history/regret-button.tsx',
      [/^Arrepentirme de esta compra/],
      '¿Arrepentirte de esta compra?',
    ],
    [`${ACCOUNT}/email/change-email-dialog.tsx`, ['Cambiar correo'], 'Cambiar correo'],
  ] as const
).map(([file, steps, title]) => ({ file, screen: '/mi-cuenta', steps: [...steps], title }));

/** Dialogs that the walk itself opens, because they need earlier steps. */
export const DIALOGS_IN_STORIES = [
  'app/account-sync/pending-sheet.tsx',
  'app/account-sync/leave-dialog.tsx',
  'app/account-sync/sealed-dialog.tsx',
  'app/account-sync/sealed-dialog.tsx',
  'site/frame/access-dialog.tsx',
  'features/admin/reason-dialog.tsx',
  'features/admin/desk/create-coupon-dialog.tsx',
  'features/admin/desk/disable-coupon-dialog.tsx',
  `${ACCOUNT}/email/email-code-dialog.tsx`,
  `${ACCOUNT}/second-factor/second-factor-dialog.tsx`,
  `${ACCOUNT}/second-factor/second-factor-code.tsx`,
  'features/payments/offer/membership-popup.tsx',
];

/** Dialogs that axe checks in component tests. */
const DIALOGS_IN_COMPONENT_TESTS: Record<string, string> = {
  'features/admin/actions/action-dialog.tsx':
    'features/admin/actions/action-dialog.component.test.tsx',
  'features/admin/proof/proof-dialog.tsx':
    'features/admin/actions/action-dialog.component.test.tsx',
  'app/account-sync/not-open-dialog.tsx': 'app/dialogs.component.test.tsx',
  'app/account-sync/discard-dialog.tsx': 'app/dialogs.component.test.tsx',
  'site/frame/welcome-dialog.tsx': 'start/welcome.component.test.tsx',
  'features/payments/return/payment-failed.tsx': 'app/dialogs.component.test.tsx',
  'features/payments/return/account-confirmation.tsx': 'app/dialogs.component.test.tsx',
  'features/payments/return/social-redirect-notice.tsx': 'app/dialogs.component.test.tsx',
  'features/payments/history/second-payment.tsx': 'app/dialogs.component.test.tsx',
  'features/payments/checkout/pending-payment-dialog.tsx': 'app/dialogs.component.test.tsx',
  'features/admin/credits/pay-credit-dialog.tsx': 'app/dialogs.component.test.tsx',
  'shared/imports/undo-import-card.tsx': 'app/dialogs.component.test.tsx',
  'shared/contact/advice-button.tsx': 'shared/contact/advice-button.component.test.tsx',
  'features/training/exercises/exercise-picker.tsx':
    'features/training/exercises/exercise-picker.component.test.tsx',
  'features/training/exercises/own/own-exercise-dialog.tsx':
    'features/training/exercises/own/own-exercise-dialog.component.test.tsx',
  'features/calculator/nutrients/recipes/recipe-dialog.tsx':
    'features/calculator/nutrients/recipes/recipe-dialog.component.test.tsx',
  'features/calculator/nutrients/barcode/scan-dialog.tsx':
    'features/calculator/nutrients/barcode/scan-dialog.component.test.tsx',
};

const WEB = join(import.meta.dirname, '../../../web/src');
/** Building blocks of the others, and the gallery, which people never see. */
const FRAMES = [
  'design/overlays/modal.tsx',
  'design/overlays/dialog.tsx',
  'design/overlays/sheet.tsx',
  'design/overlays/static-dialog.tsx',
  'design/evidence/sheet-button.tsx',
  'shared/forms/form-dialog.tsx',
  'features/identity/account/password-dialog.tsx',
];
const DRAWN = /<(?:StaticDialog|Dialog|Sheet|Modal|FormDialog|PasswordDialog)\b/g;
const FRAME_IMPORT =
  /from '[^']*\/(?:overlays\/(?:static-dialog|modal|dialog|sheet)|form-dialog|password-dialog)\.tsx'/;

/** Lists each file that draws dialogs or sheets, once per dialog. */
function listDrawnDialogs(): string[] {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).map((file) =>
    relative(WEB, join(WEB, file)),
  );
  return files
    .filter((file) => file.endsWith('.tsx') && !/\.test\.tsx$|^design\/gallery\//.test(file))
    .filter((file) => !FRAMES.includes(file))
    .flatMap((file) => {
      const source = readFileSync(join(WEB, file), 'utf8');
      if (!FRAME_IMPORT.test(source)) return [];
      return (source.match(DRAWN) ?? []).map(() => file);
    });
}

/** Every dialog of the web must have a row in these tables. */
export function expectEveryDialogListed(): void {
  const walked = [
    ...DIALOGS_OF_TRAINING_AND_FOOD.map(({ file }) => file),
    ...DIALOGS_OF_AN_ACCOUNT.map(({ file }) => file),
    ...DIALOGS_IN_STORIES,
  ];
  const missing = listDrawnDialogs().filter((file) => {
    if (DIALOGS_IN_COMPONENT_TESTS[file] !== undefined) return false;
    const at = walked.indexOf(file);
    if (at >= 0) walked.splice(at, 1);
    return at < 0;
  });
  expect(missing, 'dialogs without an axe check').toEqual([]);
  expect(walked, 'rows of a dialog that no file draws').toEqual([]);
  for (const [file, test] of Object.entries(DIALOGS_IN_COMPONENT_TESTS)) {
    const source = readFileSync(join(WEB, test), 'utf8');
    expect(source, `${test} runs axe`).toContain('await assertAccessible()');
    expect(source, `${test} draws ${file}`).toContain(`/${file.split('/').at(-1)}'`);
  }
}

export async function openDialog(page: Page, { steps, title }: OpenedDialog): Promise<void> {
  for (const step of steps) {
    if (typeof step === 'function') await step(page);
    else
      await page
        .getByRole('button', { name: step, exact: true })
        .or(page.getByRole('menuitem', { name: step, exact: true }))
        .filter({ visible: true })
        .first()
        .click();
  }
  await expect(
    title === ''
      ? page.getByRole('menu')
      : getDialog(page).filter({ has: page.getByRole('heading', { level: 2, name: title }) }),
  ).toBeVisible();
}

const getDialog = (page: Page) => page.locator('dialog[open]').last();

export async function closeDialogs(page: Page): Promise<void> {
  const open = page.locator('dialog[open], [role="menu"]');
  await expect(async () => {
    if ((await open.count()) > 0) await page.keyboard.press('Escape');
    await expect(open).toHaveCount(0, { timeout: 500 });
  }).toPass();
}
