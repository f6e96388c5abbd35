import { Link } from '@tanstack/react-router';
import { LinkButton } from '../../design/actions/link-button.tsx';
import { Card, CardBody, CardHeader } from '../../design/layout/card.tsx';
import { calculatorMessages } from './calculator.messages.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';

const { tools } = calculatorMessages;

/** The calculators, each on a page of its own. */
export const CalculatorPage = () => (
  <div className={frameStyles.stack}>
    <h1 tabIndex={-1}>{calculatorMessages.title}</h1>
    <p className={textStyles.lead}>{calculatorMessages.lead}</p>
    <Card plain>
      <CardHeader title={tools.nutrients.title} />
      <CardBody className={frameStyles.stack}>
        <p>{tools.nutrients.text}</p>
        <LinkButton
          variant="primary"
          render={(linkProps) => <Link to="/calculadora/nutrientes" {...linkProps} />}
        >
          {tools.nutrients.open}
        </LinkButton>
      </CardBody>
    </Card>
  </div>
);
