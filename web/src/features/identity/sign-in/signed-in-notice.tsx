import type { User } from '@forja/contract/identity/identity';
import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../../design/actions/button-class.ts';
import { identityMessages } from '../identity.messages.ts';
import * as textStyles from '../../../design/text.module.css';
import * as styles from '../form/auth.module.css';

const { auth } = identityMessages;

export const SignedInNotice = ({ user }: { user: User }) => (
  <div className={styles.page}>
    <h1>{auth.alreadyIn}</h1>
    <p className={textStyles.lead}>
      {auth.alreadyInAs} {user.username}
    </p>
    <p>
      <Link to="/mis-planes" className={buttonClass({ variant: 'secondary' })}>
        {auth.goToPlans}
      </Link>
    </p>
  </div>
);
