import { Card, CardBody } from '../../../design/layout/card.tsx';
import { ThemeSwitch } from '../../../design/inputs/theme-switch.tsx';
import { accountMessages } from './account.messages.ts';
import { AccountSection } from './account-section.tsx';

const { theme } = accountMessages;

export const ThemeSection = ({ id }: { id: string }) => (
  <AccountSection id={id} title={theme.title} lead={theme.lead}>
    <Card plain>
      <CardBody>
        <ThemeSwitch legend={theme.legend} />
      </CardBody>
    </Card>
  </AccountSection>
);
