import { AccessesPart } from './accesses-part.tsx';
import { accountMessages } from './account.messages.ts';
import { AccountSection } from './account-section.tsx';
import { ExportPart } from './export-part.tsx';
import { ImportPart } from './import-part.tsx';

const { data } = accountMessages;

export const DataSection = ({ id }: { id: string }) => (
  <AccountSection id={id} title={data.title} lead={data.lead}>
    <ExportPart />
    <ImportPart />
    <AccessesPart />
  </AccountSection>
);
