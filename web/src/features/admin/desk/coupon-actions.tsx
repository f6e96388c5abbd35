import { useState } from 'react';
import { Button } from '../../../design/actions/button.tsx';
import * as styles from '../admin.module.css';
import { CreateCouponDialog } from './create-coupon-dialog.tsx';
import { deskMessages } from './desk.messages.ts';
import { DisableCouponDialog } from './disable-coupon-dialog.tsx';

const { coupons: words } = deskMessages;

export function CouponActions() {
  const [open, setOpen] = useState<'create' | 'disable'>();
  const close = () => setOpen(undefined);
  return (
    <div className={styles.actions}>
      <Button variant="secondary" onClick={() => setOpen('create')}>
        {words.create}
      </Button>
      <Button variant="outline" danger onClick={() => setOpen('disable')}>
        {words.disable}
      </Button>
      {open === 'create' && <CreateCouponDialog onClose={close} />}
      {open === 'disable' && <DisableCouponDialog onClose={close} />}
    </div>
  );
}
