interface OpenElement {
  name: string;
  /** How much had been written before its tag. */
  at: number;
  /** Nothing but text came after its tag so far. */
  isLeaf: boolean;
}

interface Balance {
  written: string[];
  length: number;
  open: OpenElement[];
  /** How many elements of a name are open, so that a closing tag without one is known at once. */
  counts: Map<string, number>;
}

const VERBATIM: [string, string][] = [
  ['<![CDATA[', ']]>'],
  ['<!--', '-->'],
  ['<?', '?>'],
];
const ENTRY = /^(?:[\w.-]+:)?(?:item|entry)$/i;
/** Names the XML parser refuses a whole document for, since they mean something to every JavaScript object. */
const REFUSED = /^(?:__proto__|constructor|prototype)$/i;
const NAME = /[\p{L}_][\p{L}\p{N}_.:-]*/uy;

const write = (balance: Balance, text: string): void => {
  balance.written.push(text);
  balance.length += text.length;
};

const nameAt = (xml: string, at: number): string => {
  NAME.lastIndex = at;
  return NAME.exec(xml)?.[0] ?? '';
};

/** The index after the ">" of the tag at `from`, -1 when the text ends in it. */
const endOfTag = (xml: string, from: number): number => {
  let quote = '';
  for (let at = from; at < xml.length; at++) {
    const character = xml[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '>') return at + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return -1;
};

const shut = (balance: Balance): void => {
  const element = balance.open.pop();
  if (!element) return;
  balance.counts.set(element.name, (balance.counts.get(element.name) ?? 1) - 1);
  write(balance, `</${element.name}>`);
};

const closeTag = (balance: Balance, name: string): void => {
  const top = balance.open.at(-1);
  if ((balance.counts.get(name) ?? 0) > 0) {
    while (balance.open.at(-1)?.name !== name) shut(balance);
    shut(balance);
  } else if (top?.isLeaf) {
    // A closing tag of no open element, right after text, is the misspelt end of that text.
    shut(balance);
  }
};

const openTag = (balance: Balance, name: string, tag: string): void => {
  const parent = balance.open.at(-1);
  if (parent) parent.isLeaf = false;
  const at = balance.length;
  write(balance, tag);
  if (tag.endsWith('/>')) return;
  balance.open.push({ name, at, isLeaf: true });
  balance.counts.set(name, (balance.counts.get(name) ?? 0) + 1);
};

/** Handles the markup at `at`; returns the index after it, or -1 when the text ends within. */
const takeMarkup = (balance: Balance, xml: string, at: number): number => {
  const verbatim = VERBATIM.find(([start]) => xml.startsWith(start, at));
  if (verbatim) {
    const end = xml.indexOf(verbatim[1], at);
    if (end < 0) return -1;
    write(balance, xml.slice(at, end + verbatim[1].length));
    return end + verbatim[1].length;
  }
  const isClosing = xml[at + 1] === '/';
  const name = nameAt(xml, at + (isClosing ? 2 : 1));
  if (name === '') {
    write(balance, '&lt;');
    return at + 1;
  }
  const end = endOfTag(xml, at);
  if (end < 0) return -1;
  const harmless = REFUSED.test(name) ? `x${name}` : name;
  if (isClosing) closeTag(balance, harmless);
  else openTag(balance, harmless, `<${harmless}${xml.slice(at + 1 + name.length, end)}`);
  return end;
};

/**
 * Well-formed XML out of a feed that breaks off or whose tags do not match: every element is closed where its parent
 * ends, a misspelt closing tag closes the text before it, a bare "<" becomes text, and an entry that breaks off is left
 * out; elements whose names the parser refuses get another. Takes linear time.
 */
export const balanceTags = (xml: string): string => {
  const balance: Balance = { written: [], length: 0, open: [], counts: new Map() };
  let at = 0;
  while (at >= 0 && at < xml.length) {
    const next = xml.indexOf('<', at);
    write(balance, xml.slice(at, next < 0 ? xml.length : next));
    at = next < 0 ? xml.length : takeMarkup(balance, xml, next);
  }
  const broken = balance.open.findIndex(({ name }) => ENTRY.test(name));
  const kept = balance.written.join('').slice(0, balance.open[broken]?.at);
  const open = broken < 0 ? balance.open : balance.open.slice(0, broken);
  return (
    kept +
    open
      .toReversed()
      .map(({ name }) => `</${name}>`)
      .join('')
  );
};
