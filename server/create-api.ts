import fastifyCookie from '@fastify/cookie';
import fastifyMultipart from '@fastify/multipart';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { LoggerService } from '@nestjs/common';
import { join } from 'node:path';
import { v7 } from 'uuid';
import { ApiModule } from './api.module';
import { Clock } from './common/clock';
import { installBodyParsers } from './common/http/body-parsers';
import { answerBrokenRequest } from './common/http/broken-request';
import { refuseForeignHosts } from './common/http/known-host';
import { readableUrl } from './common/http/readable-url';
import { endSilentConnections } from './common/http/silent-connections';
import type { SiteDetails } from './common/site-details';
import { mintSystemScope } from './common/system-scope';
import type { Config } from './infra/config/config';
import { hasPaymentTests } from './infra/config/payments-config';
import { serveApiDocs } from './infra/api-docs/serve-api-docs';
import { projectRoot } from './infra/config/project-root';
import { measureRequests } from './infra/metrics/measure-requests';
import { Metrics } from './infra/metrics/metrics';
import { JobTable } from './infra/queue/job-table';
import { securityHeaders, sharedHeaders } from './infra/web-client/security-headers';
import { serveSecurityText } from './infra/web-client/security-text';
import { serveWebClient } from './infra/web-client/serve-web-client';
import { AuthCookies } from './modules/auth/cookies';
import { SiteService } from './modules/site/site.service';
import { serveSharePages } from './modules/shares/page/serve-share-pages';
import { SharePageLimitService } from './modules/shares/page/share-page-limit.service';
import { SharePagesService } from './modules/shares/page/share-pages.service';
import { UploadRecoveryService } from './modules/screenshots/uploads/upload-recovery.service';

/** The HTTP application, ready to listen. */
export async function createApi(
  config: Config,
  logger: LoggerService,
): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    ApiModule.forRoot(config),
    apiAdapter(config),
    { logger, bodyParser: false },
  );
  return prepareApi(app, config);
}

export function apiAdapter(config: Config): FastifyAdapter {
  const { requestMs } = config.http;
  return new FastifyAdapter({
    genReqId: () => v7(),
    trustProxy: config.trustProxy,
    forceCloseConnections: true,
    requestTimeout: requestMs,
    // Node uses the shorter of the two for the headers.
    http: {
      headersTimeout: Math.min(60_000, requestMs),
      connectionsCheckingInterval: Math.min(30_000, requestMs),
    },
    routerOptions: { maxParamLength: 500 },
    rewriteUrl: ({ url = '/' }) => readableUrl(url),
    clientErrorHandler: answerBrokenRequest,
  });
}

/** Everything between creating the application and listening; tests use it too. */
export async function prepareApi(
  app: NestFastifyApplication,
  config: Config,
): Promise<NestFastifyApplication> {
  app.setGlobalPrefix('api');
  await prepareFastify(app, config);
  await app.init();
  await app.get(UploadRecoveryService).run(mintSystemScope());
  return app;
}

async function prepareFastify(app: NestFastifyApplication, config: Config): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  installBodyParsers(fastify);
  endSilentConnections(fastify, config.http.silenceMs);
  const isHttps = config.publicUrl.startsWith('https:');
  const security = await securityHeaders({ isHttps });
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.headers(security).header('x-request-id', request.id);
    if (request.url.startsWith('/api/')) reply.header('Cache-Control', 'no-store');
    // Also on errors, so that no header tells a dead link from one that never was.
    if (/^(?:\/api)?\/s\//.test(request.url)) reply.headers(sharedHeaders);
    done();
  });
  refuseForeignHosts(fastify, config.allowedHosts);
  await app.register(fastifyCookie as never);
  // The form reader checks for truncated files itself and answers with the product's own error.
  await app.register(fastifyMultipart, { throwFileSizeLimit: false });
  await serveApiDocs(fastify);
  const { token } = config.metrics;
  if (token) measure(app, token);
  const { publicUrl, securityContact: contact } = config;
  const clock = app.get(Clock);
  const siteService = app.get(SiteService, { strict: false });
  const site = () => siteService.current();
  serveSecurityText(fastify, {
    publicUrl,
    contact: () => contact ?? mailtoOf(site()),
    now: () => clock.now(),
  });
  await serveSharePages(fastify, {
    pages: app.get(SharePagesService, { strict: false }),
    limit: app.get(SharePageLimitService, { strict: false }),
  });
  const cookies = new AuthCookies(config.publicUrl);
  await serveWebClient(fastify, {
    folder: join(projectRoot(), 'dist', 'web'),
    pagesFolder: join(projectRoot(), 'dist', 'pages'),
    publicUrl,
    sellsPlans: config.billing.isOn,
    site,
    absent: hasPaymentTests(config) ? [] : ['/stripe-test'],
    isVisitor: (request) => cookies.session(request) === undefined,
  });
}

const mailtoOf = ({ contactEmail }: SiteDetails): string | undefined =>
  contactEmail === null ? undefined : `mailto:${contactEmail}`;

function measure(app: NestFastifyApplication, token: string): void {
  const metrics = app.get(Metrics);
  const table = app.get(JobTable);
  // Without a database the other metrics must still be readable.
  metrics.watchQueue(() => table.depths().catch(() => null));
  measureRequests(app.getHttpAdapter().getInstance(), metrics, token);
}
