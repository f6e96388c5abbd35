// Blocking on purpose: the theme a person chose is on the page before the first paint.
try {
  const theme = localStorage.getItem('forja-tema');
  if (theme === 'claro' || theme === 'oscuro') document.documentElement.dataset.tema = theme;
} catch {
  // Storage may be forbidden: the theme of the system stays.
}
