import type { FastifyInstance } from 'fastify';

/** Empty JSON bodies count as absent, so that a call without one may keep its content type. */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, text, done) => {
      if (request.routeOptions.config.readsText === true) done(null, text);
      else if (text === '') done(null, undefined);
      else void parseJson(request, text, done);
    },
  );
}
