import { PROOF_LABEL, PROOF_PATHS, type ProofFinding } from '@360/contracts/publisher-request-terms';
import { FetchFault } from '../fetch/fetch-fault.ts';
import type { NameServers } from '../fetch/name-servers.ts';
import type { SafeFetch } from '../fetch/safe-fetch.ts';
import { registrableDomain } from '../publishers/registrable-domain.ts';

/** A look is over before the gateway gives up on it. */
const LOOK_MS = 8_000;
const MOST_BYTES = 16_000;
const LINE_START = '360-news=';
/** What is told of several places: the best of what they showed. */
const BEST_FIRST: readonly ProofFinding[] = ['found', 'other-token', 'other-domain', 'missing', 'unreachable'];

export const proofLine = (token: string): string => `${LINE_START}${token}`;

/** Hosts whose content is the domain owner's own; on others it may be a customer's. */
const hostsOf = (domain: string): string[] => [domain, `www.${domain}`];

/** Where the file may lie. */
export const proofFiles = (domain: string): string[] => PROOF_PATHS.map((path) => `https://${domain}${path}`);

export const proofName = (domain: string): string => `${PROOF_LABEL}.${domain}`;

const bestOf = (findings: ProofFinding[]): ProofFinding =>
  BEST_FIRST.find((finding) => findings.includes(finding)) ?? 'missing';

const findingIn = (lines: string[], token: string): ProofFinding => {
  const tokens = lines.map((line) => line.trim()).filter((line) => line.startsWith(LINE_START));
  if (tokens.includes(proofLine(token))) return 'found';
  return tokens.length > 0 ? 'other-token' : 'missing';
};

interface Parts {
  fetch: SafeFetch;
  names: Pick<NameServers, 'texts'>;
  /** Origins that stand for https ones of the same host, such as a test server's. */
  allowedOrigins: readonly string[];
}

/**
 * Looks for a token where only the owner of a domain can put it: a file on the domain itself or its www, or a text record
 * of it. A file that another registrable domain answered with proves nothing.
 */
export const createProofCheck = ({ fetch, names, allowedOrigins }: Parts) => {
  const originsOf = (domain: string): string[] => {
    const hosts = hostsOf(domain);
    return [
      ...allowedOrigins.filter((origin) => hosts.includes(new URL(origin).hostname)),
      ...hosts.map((host) => `https://${host}`),
    ];
  };

  const lookAt = async (url: string, domain: string, token: string, signal: AbortSignal): Promise<ProofFinding> => {
    try {
      const fetched = await fetch.get(url, { accept: 'text/plain, */*;q=0.1', maxBytes: MOST_BYTES, signal });
      if (fetched.kind !== 'body') return 'missing';
      if (registrableDomain(fetched.url) !== domain) return 'other-domain';
      return findingIn(new TextDecoder().decode(fetched.body).split(/\r\n|\r|\n/), token);
    } catch (cause) {
      return cause instanceof FetchFault && cause.status !== null && cause.status < 500 ? 'missing' : 'unreachable';
    }
  };

  const lookAtTexts = async (domain: string, token: string): Promise<ProofFinding> =>
    await names.texts(proofName(domain)).then(
      (texts) => findingIn(texts, token),
      () => 'unreachable',
    );

  return async (domain: string, token: string): Promise<{ file: ProofFinding; dns: ProofFinding }> => {
    const signal = AbortSignal.timeout(LOOK_MS);
    const urls = originsOf(domain).flatMap((origin) => PROOF_PATHS.map((path) => `${origin}${path}`));
    const [dns, ...files] = await Promise.all([
      lookAtTexts(domain, token),
      ...urls.map((url) => lookAt(url, domain, token, signal)),
    ]);
    return { dns, file: bestOf(files) };
  };
};
export type ProofCheck = ReturnType<typeof createProofCheck>;
