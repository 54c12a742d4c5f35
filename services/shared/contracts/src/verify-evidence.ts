import { canonicalJson } from './canonical-json.ts';
import { type EvidenceBundle, type EvidenceItem, evidenceBundleSchema, type Passage } from './evidence.ts';
import { unsupported } from './specifics.ts';

/** Something of a bundle that is not as it says; `where` is its path, such as `passages/a1#3` or `sentences/2`. */
export interface EvidenceFailure {
  where: string;
  reason: string;
}

/** `checked` counts what was looked at, whether or not it held. */
export interface EvidenceVerdict {
  ok: boolean;
  checked: { items: number; passages: number; sentences: number };
  failures: EvidenceFailure[];
}

/** A bundle with a fault in every line is not read to its end. */
const MOST_FAILURES = 100;
const COUNTRY = /^[A-Z]{2}$/;

/** SHA-256 of a text in UTF-8, in hex. */
const digestOf = async (text: string): Promise<string> => {
  const digest = await globalThis.crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The text whose SHA-256 is the `contentHash` of an item with these segments. */
export const contentOf = (segments: EvidenceItem['segments']): string =>
  segments.map(({ offset, length, hash }) => `${offset}:${length}:${hash}`).join('\n');

/** The text whose SHA-256 is the seal of a bundle. @throws TypeError where the bundle is no plain JSON */
export const sealedTextOf = ({ seal: _, ...rest }: Readonly<Record<string, unknown>>): string => canonicalJson(rest);

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });

const withCountryName = (value: string | number): (string | number)[] =>
  typeof value === 'string' && COUNTRY.test(value) ? [value, countryNames.of(value) ?? value] : [value];

/** What our own wording may name besides its passages and figures: outlets, owners, countries of the bundle's items. */
export const namesToldIn = (items: readonly Pick<EvidenceItem, 'outletName' | 'owner' | 'country'>[]): string[] => [
  ...new Set(
    items.flatMap(({ outletName, owner, country }) => [
      outletName,
      ...(owner ? [owner] : []),
      ...(country ? [countryNames.of(country) ?? country] : []),
    ]),
  ),
];

/** The values of a bundle's figures as the specifics guard takes them: a country's code stands for its name too. */
export const figuresTold = (values: readonly (string | number)[]): (string | number)[] =>
  values.flatMap(withCountryName);

const repeated = (ids: readonly string[]): Set<string> => {
  const seen = new Set<string>();
  return new Set(ids.filter((id) => seen.size === seen.add(id).size));
};

const itemFailures = async (item: EvidenceItem): Promise<string[]> => {
  const reasons: string[] = [];
  if ((await digestOf(contentOf(item.segments))) !== item.contentHash)
    reasons.push('The hash of the content is not that of its segments.');
  const isInOrder = item.segments.every((segment, at) => {
    const before = item.segments[at - 1];
    return !before || segment.offset >= before.offset + before.length;
  });
  if (!isInOrder) reasons.push('Segments overlap or are out of order.');
  return reasons;
};

const passageFailures = async (passage: Passage, item: EvidenceItem | undefined): Promise<string[]> => {
  if (!item) return ['The item it is taken from is not in the bundle.'];
  const segment = item.segments[passage.segment];
  if (!segment) return ['The item has no such segment.'];
  const reasons: string[] = [];
  if (passage.id !== `${passage.itemId}#${passage.segment}`)
    reasons.push('The id is not that of its item and segment.');
  if (passage.offset !== segment.offset) reasons.push('The offset is not that of the segment.');
  if (passage.length !== segment.length) reasons.push('The length is not that of the segment.');
  if (passage.text.length !== passage.length) reasons.push('The text is not as long as it says.');
  if ((await digestOf(passage.text)) !== segment.hash) reasons.push('The text is not the one that was read.');
  return reasons;
};

interface Known {
  passages: ReadonlyMap<string, Passage>;
  figures: Readonly<Record<string, string | number>>;
  names: readonly string[];
}

const sentenceFailures = (
  sentence: EvidenceBundle['sentences'][number],
  { passages, figures, names }: Known,
): string[] => {
  const cited = sentence.passages.flatMap((id) => passages.get(id) ?? []);
  const told = sentence.figures.filter((name) => Object.hasOwn(figures, name));
  if (sentence.passages.length + sentence.figures.length === 0) return ['It rests on nothing.'];
  const reasons = [
    ...sentence.passages.filter((id) => !passages.has(id)).map((id) => `It cites ${id}, which is not in the bundle.`),
    ...sentence.figures
      .filter((name) => !told.includes(name))
      .map((name) => `It states the figure ${name}, which is not in the bundle.`),
  ];
  const allowed = {
    passages: cited.map(({ text }) => text),
    figures: figuresTold(told.map((name) => figures[name] as string | number)),
    names,
  };
  const added = unsupported(sentence.text, allowed);
  return [...reasons, ...added.map(({ kind, text }) => `What it rests on does not carry the ${kind} “${text}”.`)];
};

async function* failuresOf(bundle: EvidenceBundle, sealed: string): AsyncGenerator<EvidenceFailure> {
  if ((await digestOf(sealed)) !== bundle.seal) yield { where: 'seal', reason: 'The seal is not that of the bundle.' };
  const items = new Map(bundle.items.map((item) => [item.id, item]));
  const passages = new Map(bundle.passages.map((passage) => [passage.id, passage]));
  for (const [part, list] of [['items', bundle.items] as const, ['passages', bundle.passages] as const])
    for (const id of repeated(list.map((each) => each.id)))
      yield { where: `${part}/${id}`, reason: 'The id is there more than once.' };
  for (const item of bundle.items)
    for (const reason of await itemFailures(item)) yield { where: `items/${item.id}`, reason };
  for (const passage of bundle.passages)
    for (const reason of await passageFailures(passage, items.get(passage.itemId)))
      yield { where: `passages/${passage.id}`, reason };
  const known = { passages, figures: bundle.figures, names: namesToldIn(bundle.items) };
  for (const [at, sentence] of bundle.sentences.entries())
    for (const reason of sentenceFailures(sentence, known)) yield { where: `sentences/${at}`, reason };
}

const taken = async (found: AsyncGenerator<EvidenceFailure>): Promise<EvidenceFailure[]> => {
  const failures: EvidenceFailure[] = [];
  for await (const failure of found) {
    failures.push(failure);
    if (failures.length === MOST_FAILURES) break;
  }
  return failures;
};

const NOTHING = { items: 0, passages: 0, sentences: 0 };
const failed = (failures: EvidenceFailure[]): EvidenceVerdict => ({ ok: false, checked: NOTHING, failures });

const verify = async (value: unknown): Promise<EvidenceVerdict> => {
  // a copy that nobody can change meanwhile, and that is nothing but JSON
  const copy: unknown = JSON.parse(canonicalJson(value));
  const { data: bundle, error } = evidenceBundleSchema.safeParse(copy);
  if (error)
    return failed(
      error.issues
        .slice(0, MOST_FAILURES)
        .map(({ path, message }) => ({ where: path.join('/') || 'bundle', reason: message })),
    );
  // what the schema does not know is sealed too
  const failures = await taken(failuresOf(bundle, sealedTextOf(copy as Record<string, unknown>)));
  const checked = {
    items: bundle.items.length,
    passages: bundle.passages.length,
    sentences: bundle.sentences.length,
  };
  return { ok: failures.length === 0, checked, failures };
};

/**
 * Whether a bundle of evidence holds, without asking anybody: its seal, the content hash of every item, text and place of
 * every passage, and that every sentence cites what is there and tells nothing else. Never throws, whatever it is given; at
 * most a hundred failures are told. Works in a browser (secure context) and in Node.
 */
export const verifyBundle = async (value: unknown): Promise<EvidenceVerdict> => {
  try {
    return await verify(value);
  } catch {
    return failed([{ where: 'bundle', reason: 'This is not a bundle of evidence, or too large to be checked.' }]);
  }
};
