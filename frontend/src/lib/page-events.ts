/** What parts of the page tell each other by events of the window, each under its name. */
export interface PageEvents {
  /** Which list the feed shows: a category, `country-` with a country, or nothing for all news. */
  categoryChange: string;
  /** A report that takes the place of the main story. */
  newsSelected: { id: string };
  /** The same, chosen among what the search of the header found. */
  headerSearchSelect: { id: string };
  /** A tab of one story's analysis. */
  analysisTabChange: { storyId: string; tab: string };
}
export type PageEventName = keyof PageEvents;

const ID_MAX = 200;

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= ID_MAX;

/** The report that something names by its id; null where it names none. Of the rest nothing is believed. */
export function itemNamed(value: unknown): { id: string } | null {
  const { id } = (value ?? {}) as { id?: unknown };
  return isText(id) && id !== '' ? { id } : null;
}

function tabNamed(value: unknown): PageEvents['analysisTabChange'] | null {
  const { storyId, tab } = (value ?? {}) as { storyId?: unknown; tab?: unknown };
  return isText(storyId) && isText(tab) ? { storyId, tab } : null;
}

const READ: { [Name in PageEventName]: (detail: unknown) => PageEvents[Name] | null } = {
  categoryChange: (detail) => (isText(detail) ? detail : null),
  newsSelected: itemNamed,
  headerSearchSelect: itemNamed,
  analysisTabChange: tabNamed,
};

/** Other scripts may write `news-selected` for `newsSelected`. */
const spellings = (name: PageEventName): string[] => [
  name,
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
];

const done = new WeakSet<Event>();

/** Asks for something, from anywhere in the page. */
export const ask = <Name extends PageEventName>(name: Name, detail: PageEvents[Name]): boolean =>
  window.dispatchEvent(new CustomEvent(name, { detail }));

/** Tells of what the page does already: others hear it, `hear` does not, or it would be done twice. */
export function tell<Name extends PageEventName>(name: Name, detail: PageEvents[Name]): void {
  const event = new CustomEvent(name, { detail });
  done.add(event);
  window.dispatchEvent(event);
}

/** Hears what is asked for by an event of this page, in either spelling; one that does not read is passed over. Returns how to stop. */
export function hear<Name extends PageEventName>(name: Name, act: (detail: PageEvents[Name]) => void): () => void {
  const onEvent = (event: Event) => {
    const asked = event instanceof CustomEvent && !done.has(event) ? READ[name](event.detail) : null;
    if (asked !== null) act(asked);
  };
  for (const spelling of spellings(name)) window.addEventListener(spelling, onEvent);
  return () => {
    for (const spelling of spellings(name)) window.removeEventListener(spelling, onEvent);
  };
}
