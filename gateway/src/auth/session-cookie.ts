import { SESSION_MAX_AGE_S } from './session-token.ts';

export interface SessionCookie {
  readonly name: string;
  /** The value of `Set-Cookie` that hands out `token`. */
  header(token: string): string;
  /** The value of `Set-Cookie` that takes it back. */
  readonly cleared: string;
}

/** The `__Host-` prefix makes browsers refuse the cookie unless it is Secure and bound to exactly this host (RFC 6265bis). */
export const sessionCookie = ({ secure }: { secure: boolean }): SessionCookie => {
  const name = secure ? '__Host-360' : '360';
  const value = (token: string, maxAgeS: number) =>
    `${name}=${token}; Path=/; Max-Age=${maxAgeS}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
  return { name, header: (token) => value(token, SESSION_MAX_AGE_S), cleared: value('', 0) };
};

/** Every value that the `Cookie` header gives for `name`: a cookie of a parent path may come with the same name. */
export const cookieValues = (header: string | undefined, name: string): string[] => {
  const values: string[] = [];
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) values.push(pair.slice(at + 1).trim());
  }
  return values;
};
