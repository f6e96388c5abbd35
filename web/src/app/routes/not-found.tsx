import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../design/actions/button-class.ts';
import { appMessages } from '../app.messages.ts';
import { classNames } from '../../design/class-names.ts';
import * as frameStyles from '../../design/layout/frame.module.css';
import * as textStyles from '../../design/text.module.css';

const { notFound } = appMessages;

export const NotFound = () => (
  <div className={classNames(frameStyles.container, frameStyles.page, frameStyles.shortPage)}>
    <h1>{notFound.title}</h1>
    <p className={textStyles.lead}>{notFound.text}</p>
    <p>
      <Link to="/" className={buttonClass({ variant: 'secondary' })}>
        {notFound.goHome}
      </Link>
    </p>
  </div>
);
