import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../../design/actions/link-button.tsx';
import { Card, CardHeader } from '../../../design/layout/card.tsx';
import { exchangeMessages } from './exchange.messages.ts';
import * as importStyles from '../../../shared/imports/imports.module.css';

const { link: texts } = exchangeMessages;

export const ExchangeLink = () => (
  <Card plain>
    <CardHeader level={3} title={texts.title} subtitle={texts.lead} />
    <div className={importStyles.buttons}>
      <LinkButton
        variant="secondary"
        render={(linkProps) => <Link to="/entrenamientos/importar" {...linkProps} />}
      >
        {texts.open}
      </LinkButton>
    </div>
  </Card>
);
