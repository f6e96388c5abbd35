import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ThemeSwitch } from '../design/inputs/theme-switch.tsx';
import { showDocument } from '../../site-script/show-document.fixture.tsx';
import { answerThemeChoice } from './theme-choice.ts';

const root = document.documentElement;
const radio = (name: string) => page.getByRole('radio', { name });

beforeEach(() => {
  localStorage.clear();
  delete root.dataset['tema'];
});

test('a theme chosen on a document applies to the page and to the next visit', async () => {
  showDocument(<ThemeSwitch />);
  answerThemeChoice();
  await expect.element(radio('Automático')).toBeChecked();
  await radio('Oscuro').click();
  expect(root.dataset['tema']).toBe('oscuro');

  showDocument(<ThemeSwitch />);
  answerThemeChoice();
  await expect.element(radio('Oscuro')).toBeChecked();
  await radio('Automático').click();
  expect(root.dataset['tema']).toBeUndefined();
  expect(localStorage.getItem('forja-tema')).toBeNull();
});
