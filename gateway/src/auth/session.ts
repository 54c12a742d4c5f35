import type { RequestHandler, Response } from 'express';
import { createLru } from '../lru.ts';
import type { EndedSessions } from './ended-sessions.ts';
import { cookieValues, type SessionCookie } from './session-cookie.ts';
import { newSessionId, readSession, type SessionStatement, signSession, stateOfSession } from './session-token.ts';

export interface Session {
  readonly sid: string;
  /** The request brought no valid session; this one was made for it. */
  readonly fresh: boolean;
}

const MAX_CANDIDATES = 4;
const REMEMBERED = 10_000;

export interface Sessions {
  /**
   * Gives the request its session and the reader the cookie for it, where there is none yet or it grows old. A cookie
   * that is not ours counts as none.
   */
  readonly resolve: RequestHandler;
  /** Ends the session of a request and takes its cookie back; wherever that cookie still comes from, it counts as none. */
  end(res: Response): void;
}

export const createSessions = (cookie: SessionCookie, key: Uint8Array, ended: EndedSessions): Sessions => {
  // A page makes hundreds of requests with one token; its signature is checked for the first.
  const genuine = createLru<string, SessionStatement>(REMEMBERED);

  const statementOf = (token: string): SessionStatement | undefined => {
    const known = genuine.get(token);
    if (known) return known;
    const statement = readSession(token, key);
    if (statement) genuine.set(token, statement);
    return statement;
  };

  const carried = async (header: string | undefined, nowS: number) => {
    for (const token of cookieValues(header, cookie.name).slice(0, MAX_CANDIDATES)) {
      const statement = statementOf(token);
      const state = statement && stateOfSession(statement, nowS);
      if (state && state !== 'over' && !(await ended.has(statement.sid)))
        return { sid: statement.sid, ageing: state === 'ageing' };
    }
    return undefined;
  };

  const resolve: RequestHandler = async (req, res, next) => {
    const nowS = Date.now() / 1_000;
    const known = await carried(req.headers.cookie, nowS);
    const session: Session = { sid: known?.sid ?? newSessionId(), fresh: !known };
    res.locals.session = session;
    if (!known || known.ageing) res.setHeader('set-cookie', cookie.header(signSession(session.sid, nowS, key)));
    next();
  };
  const end = (res: Response): void => {
    void ended.add(sessionOf(res).sid);
    res.setHeader('set-cookie', cookie.cleared);
  };
  return { resolve, end };
};

/** Only behind `resolve`. */
export const sessionOf = (res: Response): Session => res.locals.session as Session;
