// Before the app, because this is for when the app does not arrive: a deploy that left a page without its code.
// Once per visit the device forgets what it kept of the app (never what the person wrote) and asks for it again.
(() => {
  const TRIED = 'forja-recuperando';
  const isOfTheApp = ({ tagName, src }) => tagName === 'SCRIPT' && String(src).includes('/assets/');

  async function tryAgain() {
    const reply = await fetch('/healthz', { cache: 'no-store' });
    if (!reply.ok) throw new Error('the server is away');
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    const names = globalThis.caches ? await caches.keys() : [];
    await Promise.all(names.map((name) => caches.delete(name)));
    location.reload();
  }

  function explain() {
    const root = document.getElementById('root');
    if (!root || document.getElementById('sin-app')) return;
    const notice = document.createElement('div');
    notice.id = 'sin-app';
    notice.setAttribute('role', 'alert');
    notice.className = 'frame_container frame_page frame_shortPage';
    const title = document.createElement('h1');
    title.textContent = 'No pudimos abrir Forja';
    const advice = document.createElement('p');
    advice.className = 'text_lead';
    advice.textContent =
      'Puede ser la señal, o que salió una versión nueva. Lo que guardaste está a salvo. Revisá tu conexión y probá de nuevo.';
    const again = document.createElement('button');
    again.type = 'button';
    again.className = 'button_root button_secondary';
    again.textContent = 'Probar de nuevo';
    again.addEventListener('click', () => location.reload());
    notice.append(title, advice, again);
    root.prepend(notice);
  }

  addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLElement) || !isOfTheApp(target)) return;
      try {
        if (sessionStorage.getItem(TRIED)) return explain();
        sessionStorage.setItem(TRIED, '1');
      } catch {
        return explain();
      }
      tryAgain().catch(explain);
    },
    true,
  );
})();
