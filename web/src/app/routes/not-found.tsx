import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../design/actions/button-class.ts';
import { appMessages } from '../app.messages.ts';

const { notFound } = appMessages;

export const NotFound = () => (
  <div className="env pagina pagina-corta">
    <h1>{notFound.title}</h1>
    <p className="bajada">{notFound.text}</p>
    <p>
      <Link to="/" className={buttonClass({ variant: 'secondary' })}>
        {notFound.goHome}
      </Link>
    </p>
  </div>
);
