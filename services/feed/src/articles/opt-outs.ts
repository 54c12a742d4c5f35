import type { FetchedHeaders } from '../fetch/safe-fetch.ts';

/** The product token publishers address in robots.txt, X-Robots-Tag and meta elements. */
export const AGENT = 'ThreeSixtyNewsBot';

/**
 * Words by which a publisher keeps a page from what is done here. `noai`, `noml` and `notrain` reserve it from machines
 * that learn: text goes to AI providers whose use of it is out of our hands, so a reservation of training is one of
 * reading. `noarchive` forbids a copy to be kept, and the text is kept; `nosnippet` forbids passages to be shown, and
 * passages are shown. `noindex`, `nofollow` and `none` are about search results and links, not about reading.
 */
const RESERVING = new Set(['noai', 'noml', 'notrain', 'noarchive', 'nocache', 'nosnippet', 'max-snippet:0']);
const NO_IMAGE = new Set(['noimageai', 'noimageindex']);
/** Directives with a value, which are no name of an agent before a colon. */
const VALUED = /^(?:max-snippet|max-image-preview|max-video-preview|unavailable_after)$/;

export interface Directives {
  /** The first word that reserves the page; null when none does. */
  reservedBy: string | null;
  /** Whether its pictures are reserved although it is not. */
  withoutImages: boolean;
}

/** Reads the content of a robots meta element or of one X-Robots-Tag that concerns us. */
export const readDirectives = (contents: readonly string[]): Directives => {
  const words = contents.flatMap((content) =>
    content
      .slice(0, 2_000)
      .toLowerCase()
      .split(',')
      .map((word) => word.replace(/\s+/g, '')),
  );
  return {
    reservedBy: words.find((word) => RESERVING.has(word)) ?? null,
    withoutImages: words.some((word) => NO_IMAGE.has(word)),
  };
};

/** The X-Robots-Tags that are for every agent or for ours, without the agent's name. */
export const tagsForUs = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => {
    const [, agent, rest] = /^\s*([\w.-]+)\s*:(.*)$/s.exec(tag) ?? [];
    if (agent === undefined || VALUED.test(agent.toLowerCase())) return [tag];
    return agent.toLowerCase() === AGENT.toLowerCase() ? [rest ?? ''] : [];
  });

/** The first use among those of here that a statement of preferences ("train-ai=n, search=y") denies; null when none. */
export const reservedUse = (usage: string | null): string | null =>
  /(?:^|[\s,;])((?:train-ai|ai-train|ai-input|ai-use|ai|tdm|bots)=(?:n|no))(?=$|[\s,;])/i.exec(usage ?? '')?.[1] ??
  null;

export const isReserved = (tdmReservation: string | null): boolean => tdmReservation?.trim() === '1';

/** Why an answer may not be kept, by its headers; null when it may. */
export const refusalInHeaders = (
  headers: Pick<FetchedHeaders, 'robotsTags' | 'tdmReservation' | 'contentUsage'>,
): string | null => {
  const { reservedBy } = readDirectives(tagsForUs(headers.robotsTags));
  if (reservedBy) return `The publisher's header X-Robots-Tag says ${reservedBy}.`;
  if (isReserved(headers.tdmReservation))
    return "The publisher's header TDM-Reservation reserves text and data mining.";
  const use = reservedUse(headers.contentUsage);
  return use && `The publisher's header Content-Usage says ${use}.`;
};

/** Why a page may not be kept, by its meta elements; null when it may. Names are lower-case. */
export const refusalInMeta = (meta: readonly { name: string; content: string }[]): string | null => {
  const named = (...names: string[]) => meta.filter(({ name }) => names.includes(name)).map(({ content }) => content);
  const { reservedBy } = readDirectives(named('robots', AGENT.toLowerCase()));
  if (reservedBy) return `The page's robots meta element says ${reservedBy}.`;
  return named('tdm-reservation').some(isReserved)
    ? "The page's meta element tdm-reservation reserves text and data mining."
    : null;
};
