import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { dirname } from 'node:path';

/** The library's files that the page uses; nothing else of its folder is served. */
const FILES = ['swagger-ui.css', 'swagger-ui-bundle.js'];
/** The names of these files do not change with their content. */
const AN_HOUR = 'public, max-age=3600';

const PAGE = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>API - Shotvault</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <link rel="stylesheet" href="/api/docs/page.css" />
    <script src="/api/docs/init.js" defer></script>
    <script src="/api/docs/swagger-ui-bundle.js" defer></script>
  </head>
  <body>
    <header><a href="/">Shotvault</a></header>
    <main id="docs"></main>
  </body>
</html>
`;

/** Makes the library's page look like the others: their measures and greys, less air, and a way back. */
const STYLE = `body { margin: 0; background: #fff; }
body, .swagger-ui .info :is(.title, p, li), .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-description,
.swagger-ui .btn, .swagger-ui :is(input, select, label) { font-family: system-ui, sans-serif; }
body > header { padding: 16px 20px; border-bottom: 1px solid #e4e4e7; }
body > header a { color: #18181b; font-weight: 600; text-decoration: none; }
.swagger-ui .wrapper { padding: 0 20px; }
.swagger-ui .info { margin: 24px 0 16px; }
.swagger-ui .info .title { font-size: 28px; }
.swagger-ui .info p { font-size: 14px; line-height: 20px; }
.swagger-ui .scheme-container { margin: 0; padding: 0 0 12px; background: none; box-shadow: none; }
.swagger-ui .filter-container > * { box-sizing: border-box; width: 100%; max-width: 1460px; }
.swagger-ui .filter .operation-filter-input { box-sizing: border-box; width: 100%; margin: 0 0 8px; border-width: 1px; }
.swagger-ui .opblock-tag { font-size: 16px; }
.swagger-ui .opblock .opblock-summary-path { word-break: break-word; }
.dark-mode body { background: #1c2022; }
.dark-mode body > header { border-color: #3f3f46; }
.dark-mode body > header a { color: #fafafa; }
.dark-mode .swagger-ui .filter .operation-filter-input { border-color: #71717a; }
`;

/** A separate file, because the page may not run inline scripts. */
const INIT = `const dark = matchMedia('(prefers-color-scheme: dark)');
const show = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
show();
dark.addEventListener('change', show);
addEventListener('DOMContentLoaded', () =>
  SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#docs',
    deepLinking: true,
    docExpansion: 'list',
    filter: true,
    defaultModelsExpandDepth: -1,
    validatorUrl: null,
  }),
);
`;

/** Serves the interactive API description at `/api/docs`, without any foreign server. */
export async function serveApiDocs(fastify: FastifyInstance): Promise<void> {
  fastify.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(PAGE));
  fastify.get('/api/docs/page.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(STYLE),
  );
  fastify.get('/api/docs/init.js', (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(INIT),
  );
  await fastify.register(fastifyStatic, {
    // The library's entry point would load the whole page into this process.
    root: dirname(require.resolve('swagger-ui-dist/package.json')),
    prefix: '/api/docs/',
    index: false,
    decorateReply: false,
    cacheControl: false,
    allowedPath: (path) => FILES.includes(path.slice(1)),
    setHeaders: (response) => void response.header('Cache-Control', AN_HOUR),
  });
}
