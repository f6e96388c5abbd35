import { applyTheme, isTheme, readTheme } from '../design/theme.ts';

export function answerThemeChoice(): void {
  const theme = readTheme();
  for (const radio of document.querySelectorAll<HTMLInputElement>('input[name="tema"]')) {
    radio.checked = radio.value === theme;
    radio.addEventListener('change', () => isTheme(radio.value) && applyTheme(radio.value));
  }
}
