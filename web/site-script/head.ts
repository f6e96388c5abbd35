// The script inside the head of every document: the work that must precede the first paint.
import { withoutPrivateParameters } from '@forja/contract/http/private-parameters';
import { startSplash } from '../src/start/splash.ts';

clearAddress();
applyTheme();
keepInstallPrompt();
keepEarlyPress();
startSplash();

/** Removes what a form wrote into the address, also from the history. It goes first. */
function clearAddress(): void {
  const rest = withoutPrivateParameters(location.search);
  if (rest !== undefined)
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
}

/** Sets the theme that the person chose, before the page is painted in another. */
function applyTheme(): void {
  try {
    const theme = localStorage.getItem('forja-tema');
    if (theme === 'claro' || theme === 'oscuro') document.documentElement.dataset['tema'] = theme;
  } catch {
    // Storage may be forbidden: the theme of the system stays.
  }
}

/** Stores the prompt, which the browser offers once, for the code that shows it later. */
function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // The app shows its own invitation instead of that of the browser.
    event.preventDefault();
    window.earlyInstallPrompt = event;
  });
}

/** Stores the button that is pressed before the script of the document has run, which presses it again. */
function keepEarlyPress(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) window.earlyPress = button;
  });
  // The browser would load another page and lose what the person wrote.
  addEventListener('submit', (event) => event.preventDefault());
}
