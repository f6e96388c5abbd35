import { Card, CardBody, CardHeader } from '../../../design/layout/card.tsx';
import { ImportSteps } from '../../../shared/imports/import-steps.tsx';
import { exchangeMessages } from './exchange.messages.ts';
import { countWorkouts } from './exchange.queries.ts';
import { ImportReview } from './import-review.tsx';
import type { Import } from './use-import.ts';
import * as textStyles from '../../../design/text.module.css';
import * as importStyles from '../../../shared/imports/imports.module.css';
import * as styles from './exchange.module.css';

const { choose: texts, apps } = exchangeMessages;

export const ImportCard = ({ importing }: { importing: Import }) => (
  <Card>
    <CardHeader title={texts.title} subtitle={texts.lead} />
    <CardBody className={importStyles.importing}>
      {importing.state.step === 'choose' ? <FileSources /> : null}
      <ImportSteps
        importing={importing}
        texts={exchangeMessages}
        accept=".csv,.json,text/csv,application/json"
        count={countWorkouts}
        describeFile={({ name, opened }) => texts.file(name, apps[opened.app])}
        renderReview={(opened) => <ImportReview importing={importing} opened={opened} />}
      />
    </CardBody>
  </Card>
);

const FileSources = () => (
  <>
    <ul className={styles.list}>
      {Object.entries(texts.where).map(([app, where]) => (
        <li key={app}>{where}</li>
      ))}
    </ul>
    <p className={textStyles.secondary}>{texts.offline}</p>
  </>
);
