import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');

/** The draft hook of each form, which survives a reload into a new version. */
const DRAFT_HOOKS: Record<string, string> = {
  'features/admin/actions/action-dialog.tsx': 'features/admin/actions/action-dialog.tsx',
  'features/admin/reason-dialog.tsx': 'features/admin/reason-dialog.tsx',
  'features/admin/reason-form.tsx': 'features/admin/reason-form.tsx',
  'features/calculator/hydration/quick-drinks.tsx':
    'features/calculator/hydration/quick-drinks.tsx',
  'features/calculator/hydration/sweat-test-steps.tsx':
    'features/calculator/hydration/sweat-test-steps.tsx',
  'features/calculator/nutrients/entry-form.tsx':
    'features/calculator/nutrients/nutrients-page.tsx',
  'features/calculator/nutrients/goal/own-goal-dialog.tsx':
    'features/calculator/nutrients/goal/own-goal-dialog.tsx',
  'features/calculator/nutrients/own/own-food-dialog.tsx':
    'features/calculator/nutrients/own/own-food-dialog.tsx',
  'features/calculator/nutrients/recipes/recipe-dialog.tsx':
    'features/calculator/nutrients/recipes/recipe-dialog.tsx',
  'features/evaluation/evaluation-step.tsx': 'features/evaluation/evaluation-page.tsx',
  'features/identity/account/passkeys/rename-passkey-dialog.tsx':
    'features/identity/account/passkeys/rename-passkey-dialog.tsx',
  'features/identity/sign-in/login-form.tsx': 'features/identity/sign-in/visitor-forms.tsx',
  'features/identity/recovery/username-step.tsx': 'features/identity/sign-in/visitor-forms.tsx',
  'features/identity/sign-in/register-form.tsx': 'features/identity/sign-in/visitor-forms.tsx',
  'features/measures/goals/goal-form.tsx': 'features/measures/goals/goal-form.tsx',
  'features/measures/measure-form.tsx': 'features/measures/measures-view.tsx',
  'features/partners/application-form.tsx': 'features/partners/application-form.tsx',
  'features/payments/checkout/coupon-field.tsx': 'features/payments/checkout/use-coupon.ts',
  'features/payments/checkout/transfer-details.tsx':
    'features/payments/checkout/transfer-details.tsx',
  'features/payments/withdrawal/withdrawal-form.tsx':
    'features/payments/withdrawal/withdrawal-form.tsx',
  'features/plans/pages/generate-plan-page.tsx': 'features/plans/form/use-plan-form.ts',
  'features/training/exercises/own/own-exercise-dialog.tsx':
    'features/training/exercises/own/own-exercise-dialog.tsx',
  'features/training/workout/history/past-workout-page.tsx':
    'features/training/workout/history/past-workout-page.tsx',
};

const SECRET = 'a password, a passphrase or a secret answer is never written on the device';
const WITH_SECRET =
  'its password is never written on the device, and it is sent together with one line';
const ONE_TIME_CODE = 'a code serves once, and for minutes';
const SEARCH = 'it only looks for something';
const SHORT = 'its few words are of one sitting, and the code confirms it';

const ONE_DAY = 'it is one day, which a tap writes again';

const FORMS_WITHOUT_DRAFT: Record<string, string> = {
  'app/device/make-backup-dialog.tsx': SECRET,
  'app/device/restore-backup-dialog.tsx': SECRET,
  'features/admin/desk/create-coupon-dialog.tsx': SHORT,
  'features/admin/desk/disable-coupon-dialog.tsx': SHORT,
  'features/admin/desk/table-controls.tsx': SEARCH,
  'features/admin/found/find-payments-page.tsx': SEARCH,
  'features/admin/proof/proof-dialog.tsx': ONE_TIME_CODE,
  'features/calculator/expenditure/creatine-question.tsx': ONE_DAY,
  'features/identity/account/passkeys/add-passkey-dialog.tsx': WITH_SECRET,
  'features/identity/account/email/change-email-dialog.tsx': WITH_SECRET,
  'features/identity/account/security/change-password-dialog.tsx': SECRET,
  'features/identity/account/deletion/delete-dialog.tsx': WITH_SECRET,
  'features/identity/account/second-factor/second-factor-code.tsx': ONE_TIME_CODE,
  'features/identity/account/password-dialog.tsx': SECRET,
  'features/identity/account/security/secret-question-dialog.tsx': SECRET,
  'features/identity/form/prove-password.tsx': SECRET,
  'features/identity/email-links/reclaim-page.tsx': SECRET,
  'features/identity/email-links/replace-password.tsx': SECRET,
  'features/identity/recovery/answer-step.tsx': SECRET,
  'features/identity/recovery/link-step.tsx': SECRET,
  'features/identity/sign-in/second-step.tsx': ONE_TIME_CODE,
  'features/payments/offer/promo-document.tsx': 'the code comes in the address, and stays in it',
  'features/payments/receipt/receipt-check.tsx': SEARCH,
  'features/payments/withdrawal/withdrawal-lookup.tsx': SEARCH,
};

const source = (file: string): string => readFileSync(join(SRC, file), 'utf8');
const forms = globSync('**/*.tsx', { cwd: SRC })
  .filter(
    (file) =>
      !/^design\/|form-dialog|\.test\./.test(file) && /<(?:Form|FormDialog)\b/.test(source(file)),
  )
  .toSorted();

test('every form keeps its draft, or is listed here with a reason', () => {
  expect(forms).toEqual(
    [...Object.keys(DRAFT_HOOKS), ...Object.keys(FORMS_WITHOUT_DRAFT)].toSorted(),
  );
});

test.each(Object.entries(DRAFT_HOOKS))('the draft of %s is stored by %s', (_, draftHook) => {
  expect(source(draftHook)).toMatch(/\b(?:useTabDraft|useTabText|useDeviceDraft|storeDraft)[<(]/);
});
