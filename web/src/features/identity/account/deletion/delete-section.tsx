import { useState } from 'react';
import { Button } from '../../../../design/button.tsx';
import { Ficha } from '../../../../design/ficha.tsx';
import { iconTrash } from '../../../../design/icon-paths.ts';
import { accountMessages } from '../account.messages.ts';
import { AccountSection } from '../account-section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

const { delete: erase } = accountMessages;

export function DeleteSection({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountSection id={id} title={erase.title} lead={erase.lead}>
      <Ficha plain>
        <div className="cuenta-pie">
          <Button danger icon={iconTrash} onClick={() => setIsAsking(true)}>
            {erase.open}
          </Button>
        </div>
      </Ficha>
      {isAsking ? <DeleteDialog onClose={() => setIsAsking(false)} /> : null}
    </AccountSection>
  );
}
