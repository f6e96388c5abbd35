import { processorLabels } from '@forja/contract/labels';
import type { readPrices } from '@forja/contract/payments/checkout';
import type { ReplyOf } from '@forja/contract/http/endpoint';
import type { Processor } from '@forja/contract/payments/membership';
import { applyDiscount } from '@forja/domain/membership/apply-discount';
import { ChoiceGroup } from '../../../design/inputs/choice-group.tsx';
import { iconBank, iconCreditCard, iconPhone, iconSettings } from '../../../design/icon-paths.ts';
import { Icon } from '../../../design/icon.tsx';
import { Option } from '../../../design/inputs/option.tsx';
import { money } from '../../../design/money.ts';
import { paymentMessages } from '../payments.messages.ts';
import * as styles from '../payments.module.css';

export type PayMethod = ReplyOf<typeof readPrices>['methods'][number];

const ICONS: Record<PayMethod['processor'], string> = {
  mercadopago: iconPhone,
  paypal: iconCreditCard,
  manual: iconBank,
  simulation: iconSettings,
};

type MethodOptionsProps = {
  methods: readonly PayMethod[];
  selected: Processor | undefined;
  /** Discount of the coupon, in percent. */
  percent: number;
  onChoose: (it: PayMethod) => void;
};

export const MethodOptions = ({ methods, selected, percent, onChoose }: MethodOptionsProps) => (
  <ChoiceGroup legend={paymentMessages.method}>
    <div className={styles.methods}>
      {methods.map((method) => (
        <Option
          key={method.processor}
          type="radio"
          name="medio-de-pago"
          value={method.processor}
          checked={method.processor === selected}
          onChange={() => onChoose(method)}
          label={processorLabels[method.processor]}
          description={`${paymentMessages.processorNotes[method.processor]} ${money(applyDiscount(method.amountMinor, percent).totalMinor, method.currency)}.`}
          side={<Icon path={ICONS[method.processor]} />}
        />
      ))}
    </div>
  </ChoiceGroup>
);
