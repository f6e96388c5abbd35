import { pageStartMessages } from './page-start.messages.ts';

const TRIED = 'forja-recuperando';

/**
 * For when the app does not arrive: a deploy that left a page without its code. Once per visit the device forgets what
 * it kept of the app (never what the person wrote) and asks for it again.
 */
export function recoverFromMissingApp(): void {
  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.src.includes('/assets/')) return;
      try {
        if (sessionStorage.getItem(TRIED) !== null) {
          explainFailure();
          return;
        }
        sessionStorage.setItem(TRIED, '1');
      } catch {
        explainFailure();
        return;
      }
      downloadAppAgain().catch(explainFailure);
    },
    true,
  );
}

async function downloadAppAgain(): Promise<void> {
  const reply = await fetch('/healthz', { cache: 'no-store' });
  if (!reply.ok) throw new Error('the server is away');
  const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  const names = 'caches' in globalThis ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
  location.reload();
}

function explainFailure(): void {
  const root = document.getElementById('root');
  if (!root || document.getElementById('sin-app')) return;
  const notice = document.createElement('div');
  notice.id = 'sin-app';
  notice.setAttribute('role', 'alert');
  notice.className = 'frame_container frame_page frame_shortPage';
  const title = document.createElement('h1');
  title.textContent = pageStartMessages.title;
  const advice = document.createElement('p');
  advice.className = 'text_lead';
  advice.textContent = pageStartMessages.advice;
  const again = document.createElement('button');
  again.type = 'button';
  again.className = 'button_root button_secondary';
  again.textContent = pageStartMessages.again;
  again.addEventListener('click', () => location.reload());
  notice.append(title, advice, again);
  root.prepend(notice);
}
