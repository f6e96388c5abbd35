import { lazy, Suspense } from 'react';

/** Already in the markup of the page; its code (forms, session) comes after the first paint. */
const AuthDoor = lazy(async () => ({ default: (await import('./auth-door.tsx')).AuthDoor }));

export const AuthPage = () => (
  <div className="env pagina">
    <Suspense fallback={null}>
      <AuthDoor />
    </Suspense>
  </div>
);
