import { forgetApp } from '../pwa/worker/fresh-start.ts';
import * as buttonStyles from '../design/actions/button.module.css';
import * as frameStyles from '../design/layout/frame.module.css';
import * as textStyles from '../design/text.module.css';
import { recoverAppMessages } from './recover-app.messages.ts';

const TRIED_KEY = 'forja-recuperando';

/**
 * Downloads the app again when its code does not arrive, as after a deploy. Once per visit it deletes the caches of the
 * app, never what the person wrote; the second time it explains the failure.
 */
export function recoverFromMissingApp(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes('/assets/')) return;
      try {
        if (sessionStorage.getItem(TRIED_KEY) !== null) {
          explainFailure();
          return;
        }
        sessionStorage.setItem(TRIED_KEY, '1');
      } catch {
        explainFailure();
        return;
      }
      void downloadAppAgain();
    },
    true,
  );
}

async function downloadAppAgain(): Promise<void> {
  if (await forgetApp()) location.reload();
  else explainFailure();
}

function explainFailure(): void {
  const root = document.getElementById('root');
  if (!root || document.getElementById('sin-app')) return;
  const notice = document.createElement('div');
  notice.id = 'sin-app';
  notice.setAttribute('role', 'alert');
  notice.className = [frameStyles.container, frameStyles.page, frameStyles.shortPage].join(' ');
  const title = document.createElement('h1');
  title.textContent = recoverAppMessages.title;
  const advice = document.createElement('p');
  advice.className = textStyles.lead;
  advice.textContent = recoverAppMessages.advice;
  const again = document.createElement('button');
  again.type = 'button';
  again.className = `${buttonStyles.root} ${buttonStyles.secondary}`;
  again.textContent = recoverAppMessages.again;
  again.addEventListener('click', () => location.reload());
  notice.append(title, advice, again);
  root.prepend(notice);
}
