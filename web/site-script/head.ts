// Inline in the head of every document, so it is small: what must happen before the first paint.
import { withoutPrivateParameters } from '@forja/contract/http/private-parameters';
import { startSplash } from '../src/start/splash.ts';

clearAddress();
applyTheme();
keepInstallPrompt();
keepEarlyPress();
startSplash();

/** First of all: what a form wrote into the address leaves it, and what the browser keeps of it. */
function clearAddress(): void {
  const rest = withoutPrivateParameters(location.search);
  if (rest !== undefined)
    history.replaceState(history.state, '', `${location.pathname}${rest}${location.hash}`);
}

/** The theme that a person chose is the first one they see. */
function applyTheme(): void {
  try {
    const theme = localStorage.getItem('forja-tema');
    if (theme === 'claro' || theme === 'oscuro') document.documentElement.dataset['tema'] = theme;
  } catch {
    // Storage may be forbidden: the theme of the system stays.
  }
}

/** The browser offers it once, and the code that shows it may not be here yet. */
function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Ours is shown at its time; the browser's own would come at any.
    event.preventDefault();
    window.earlyInstallPrompt = event;
  });
}

/** A button that is pressed before the script of the document is here is pressed again when it comes. */
function keepEarlyPress(): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('button');
    if (button) window.earlyPress = button;
  });
  // The browser would leave the page for another, without what was written in it.
  addEventListener('submit', (event) => event.preventDefault());
}
