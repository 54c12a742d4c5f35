import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

const SESSION_ID_BYTES = 16;
const DAY_S = 86_400;
/** The longest that browsers keep a cookie. */
export const SESSION_MAX_AGE_S = 400 * DAY_S;
const RENEW_AFTER_S = SESSION_MAX_AGE_S / 2;
const FORM = /^(?<sid>[\w-]{22})\.(?<issued>[0-9a-z]{1,8})\.(?<mac>[\w-]{43})$/;

export const newSessionId = (): string => randomBytes(SESSION_ID_BYTES).toString('base64url');

const macOf = (statement: string, key: Uint8Array): Buffer => createHmac('sha256', key).update(statement).digest();

/** `nowS` is in seconds since 1970. The token says which session and since when, and carries its HMAC-SHA-256. */
export const signSession = (sid: string, nowS: number, key: Uint8Array): string => {
  const statement = `${sid}.${Math.floor(nowS).toString(36)}`;
  return `${statement}.${macOf(statement, key).toString('base64url')}`;
};

export interface SessionStatement {
  readonly sid: string;
  /** Seconds since 1970. */
  readonly issuedS: number;
}

/** What the token states; undefined when it is malformed or forged. */
export const readSession = (token: string, key: Uint8Array): SessionStatement | undefined => {
  const { sid, issued, mac } = FORM.exec(token)?.groups ?? {};
  if (!sid || !issued || !mac) return undefined;
  const genuine = timingSafeEqual(macOf(`${sid}.${issued}`, key), Buffer.from(mac, 'base64url'));
  return genuine ? { sid, issuedS: Number.parseInt(issued, 36) } : undefined;
};

/** Sessions are issued anew in the second half of their life, so that a reader who keeps coming keeps theirs. */
export const stateOfSession = ({ issuedS }: SessionStatement, nowS: number): 'good' | 'ageing' | 'over' => {
  const age = nowS - issuedS;
  if (age > SESSION_MAX_AGE_S) return 'over';
  return age > RENEW_AFTER_S ? 'ageing' : 'good';
};
