import { useState } from 'react';
import { Button } from '../../../../design/actions/button.tsx';
import { Card } from '../../../../design/layout/card.tsx';
import { iconTrash } from '../../../../design/icon-paths.ts';
import { accountMessages } from '../account.messages.ts';
import { AccountSection } from '../account-section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import * as styles from '../account.module.css';

const { delete: erase } = accountMessages;

export function DeleteSection({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountSection id={id} title={erase.title} lead={erase.lead}>
      <Card plain>
        <div className={styles.footer}>
          <Button danger icon={iconTrash} onClick={() => setIsAsking(true)}>
            {erase.open}
          </Button>
        </div>
      </Card>
      {isAsking ? <DeleteDialog onClose={() => setIsAsking(false)} /> : null}
    </AccountSection>
  );
}
