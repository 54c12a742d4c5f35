import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';

export interface SecurityPolicy {
  readonly embedOrigins: readonly string[];
  readonly https: boolean;
}

const HSTS_MAX_AGE_S = 365 * 86_400;

/** Device features that no page of the product and none it embeds may ask for. */
const PERMISSIONS = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

const directives = (embedOrigins: readonly string[]) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': embedOrigins.length > 0 ? embedOrigins : ["'none'"],
  'media-src': ["'self'", 'blob:', 'https:', ...embedOrigins],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'require-trusted-types-for': ["'script'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
});

const policyMiddleware = ({ embedOrigins, https }: SecurityPolicy) =>
  helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives(embedOrigins) },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: HSTS_MAX_AGE_S, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
  });

/** The policy is the same for every answer, so helmet works it out once, on an answer that is never sent. */
export const securityHeaders = (policy: SecurityPolicy): RequestHandler => {
  const req = new IncomingMessage(new Socket());
  const model = new ServerResponse(req);
  policyMiddleware(policy)(req, model, (cause?: unknown) => {
    if (cause) throw cause;
  });
  model.setHeader('permissions-policy', PERMISSIONS);
  const headers = Object.entries(model.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return (_req, res, next) => {
    for (const [name, value] of headers) res.setHeader(name, value);
    next();
  };
};
