import { forgetApp } from '../pwa/worker/fresh-start.ts';
import * as buttonStyles from '../design/actions/button.module.css';
import * as frameStyles from '../design/layout/frame.module.css';
import * as textStyles from '../design/text.module.css';
import { recoverAppMessages } from './recover-app.messages.ts';

const TRIED_KEY = 'forja-recuperando';

/**
 * Recovers from missing code, for example after a deploy. Deletes the app's caches once per visit,
 * never records.
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
