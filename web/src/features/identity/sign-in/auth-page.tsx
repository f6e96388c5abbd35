import { Suspense } from 'react';
import { lazyPart } from '../../../shared/lazy/lazy-part.ts';
import { Island } from '../../../shared/pages/island.tsx';
import { classNames } from '../../../design/class-names.ts';
import * as frameStyles from '../../../design/layout/frame.module.css';

/** Already in the markup of the page; its code (forms, session) comes after the first paint. */
const AuthFormsPart = lazyPart(async () => {
  // Who comes straight to recovery sees the other form meanwhile: both come at once, so that what is typed there is kept.
  const [forms] = await Promise.all([
    import('./auth-forms.tsx'),
    isForRecovery() ? import('../recovery/recovery-steps.tsx') : undefined,
  ]);
  return forms.AuthForms;
});

const isForRecovery = () =>
  typeof location !== 'undefined' && location.search.includes('modo=recuperar');

export const AuthPage = () => (
  <div className={classNames(frameStyles.container, frameStyles.page)}>
    <Island name="auth" drafts={{ 'forja-borrador-correo': 'username', 'forja-enlace': null }}>
      <Suspense fallback={null}>
        <AuthFormsPart />
      </Suspense>
    </Island>
  </div>
);
