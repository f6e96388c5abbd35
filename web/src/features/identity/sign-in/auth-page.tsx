import { Island } from '../../../shared/pages/island.tsx';
import { classNames } from '../../../design/class-names.ts';
import { AuthForms } from './auth-forms.tsx';
import * as frameStyles from '../../../design/layout/frame.module.css';

export const AuthPage = () => (
  <div className={classNames(frameStyles.container, frameStyles.page)}>
    <Island name="auth" drafts={{ 'forja-borrador-correo': 'username', 'forja-enlace': null }}>
      <AuthForms />
    </Island>
  </div>
);
