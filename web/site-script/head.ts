import { withoutPrivateParameters } from '@forja/contract/http/private-parameters';
import { startSplash } from '../src/start/splash.ts';

clearAddress();
applyTheme();
keepInstallPrompt();
keepEarlyPress();
startSplash();

/** Runs first: removes what a form wrote into the address and the history. */
function clearAddress(): void {
  const rest = withoutPrivateParameters(location.search);
  if (rest !== undefined)
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
}

function applyTheme(): void {
  try {
    const theme = localStorage.getItem('forja-tema');
    if (theme === 'claro' || theme === 'oscuro') document.documentElement.dataset['tema'] = theme;
  } catch {
    // Storage may be forbidden: the system theme stays.
  }
}

function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    window.earlyInstallPrompt = event;
  });
}

/** Buttons pressed before the document's script runs are pressed again by it. */
function keepEarlyPress(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) window.earlyPress = button;
  });
  // The browser would load another page and lose what was typed.
  addEventListener('submit', (event) => event.preventDefault());
}
