import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import * as styles from '../admin.module.css';
import { CancelPriceDialog } from './cancel-price-dialog.tsx';
import { pricesMessages as words } from './prices.messages.ts';
import { SchedulePriceDialog } from './schedule-price-dialog.tsx';

export function PriceActions() {
  const [open, setOpen] = useState<'schedule' | 'cancel'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => setOpen('schedule')}>
        {words.schedule}
      </Button>
      <Button variant="outline" danger onClick={() => setOpen('cancel')}>
        {words.cancel}
      </Button>
      {open === 'schedule' && <SchedulePriceDialog onClose={close} />}
      {open === 'cancel' && <CancelPriceDialog onClose={close} />}
    </div>
  );
}
