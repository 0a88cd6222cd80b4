import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { readApiOrigin, readStyleHashes } from './web-app.ts';

type Directives = NonNullable<
  Exclude<HelmetOptions['contentSecurityPolicy'], boolean | undefined>['directives']
>;

/** What the headers depend on: see `HttpSettings`. */
interface SecurityHeaderSettings {
  readonly https: boolean;
  readonly publicUrl: string | undefined;
  readonly webFolder?: string;
}

/**
 * The paths of answers that a browser opens as a document only when somebody tries to misuse them: those of
 * calls, and the files of the web app. A worker takes the policy of its own file, so it gets the policy of
 * pages.
 */
const notDocuments = /^\/(?:api\/|assets\/(?!.*worker))/;

/**
 * Sets the usual security headers, which are computed once. Browsers and proxies keep no answer, except where
 * a handler allows it: for the files of the web app, which contain nothing personal. Calls and files get a
 * short content security policy, because a first visit over a slow connection makes 26 requests and the
 * policy of pages has 250 bytes.
 */
export function setSecurityHeaders(app: FastifyInstance, settings: SecurityHeaderSettings): void {
  const forPages = helmet(helmetOptions(settings, pageDirectives(settings)));
  const forOthers = helmet(helmetOptions(settings, { defaultSrc: ["'none'"], frameAncestors: ["'none'"] }));
  app.addHook('onRequest', (request, reply, next) => {
    reply.header('cache-control', 'no-store');
    const setHeaders = notDocuments.test(request.url) ? forOthers : forPages;
    setHeaders(request.raw, reply.raw, () => next());
  });
}

const pageDirectives = ({ https, webFolder }: SecurityHeaderSettings): Directives => ({
  defaultSrc: ["'none'"],
  scriptSrc: ["'self'"],
  workerSrc: ["'self'"],
  // Allows only the style sheets in the page. The web app adds styles through the CSSOM, which this policy
  // does not restrict.
  styleSrc: webFolder ? readStyleHashes(webFolder) : ["'none'"],
  imgSrc: ["'self'"],
  fontSrc: ["'self'"],
  connectSrc: ["'self'", ...(webFolder ? readApiOrigin(webFolder) : [])],
  formAction: ["'self'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
  // A school's own network often has no https; there the browser must not require it.
  upgradeInsecureRequests: https ? [] : null,
});

const helmetOptions = (
  { https, publicUrl }: SecurityHeaderSettings,
  directives: Directives,
): HelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives },
  // Sent only with an https PUBLIC_URL: other servers on the machine may share a name such as localhost, and
  // would have to use HTTPS too.
  strictTransportSecurity: publicUrl?.startsWith('https:') ?? false,
  // Browsers ignore the next two headers over plain HTTP and warn about them.
  crossOriginOpenerPolicy: https,
  originAgentCluster: https,
  // Only browsers and plug-ins that cannot show the web app read these.
  xDownloadOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
});
