/** The browser offers it once, and the app that shows it may not be here yet. */
export function keepInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    // Ours is shown at its time; the browser's own would come at any.
    event.preventDefault();
    window.earlyInstallPrompt = event;
  });
}
