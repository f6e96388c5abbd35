import { Ficha, FichaBody } from '../../../design/ficha.tsx';
import { ThemeSwitch } from '../../../design/theme-switch.tsx';
import { accountMessages } from './account.messages.ts';
import { AccountSection } from './account-section.tsx';

const { theme } = accountMessages;

export const ThemeSection = ({ id }: { id: string }) => (
  <AccountSection id={id} title={theme.title} lead={theme.lead}>
    <Ficha plain>
      <FichaBody>
        <ThemeSwitch legend={theme.legend} />
      </FichaBody>
    </Ficha>
  </AccountSection>
);
