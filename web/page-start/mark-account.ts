/** Before the first paint: who has an account here is not shown the page for visitors while their own arrives. */
export function markAccount(): void {
  try {
    if (localStorage.getItem('forja-auth-persisted') === 'true')
      document.documentElement.dataset['cuenta'] = 'si';
  } catch {
    // Storage may be forbidden: nobody is signed in there.
  }
}
