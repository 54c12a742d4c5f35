import type { Page } from './page-document.ts';

type Node = Record<string, unknown>;

/** What a page says of its article in schema.org's words. Values are as the page writes them. */
export interface LinkedData {
  publishedAt: string | null;
  images: { url: string; width: number | null }[];
}

const MOST_SCRIPTS = 10;
const LONGEST_SCRIPT = 300_000;
const MOST_NODES = 500;
const ARTICLE_TYPE = /(?:Article|Posting|Report)$/;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);

const typesOf = (node: Node): string[] => [node['@type']].flat().filter((type) => typeof type === 'string');

/** The top-level objects of a script and those of its graph. */
const nodesIn = (text: string): Node[] => {
  try {
    const roots = [JSON.parse(text)].flat().filter(isNode);
    return roots.flatMap((root) => [root, ...[root['@graph']].flat().filter(isNode)]).slice(0, MOST_NODES);
  } catch {
    return [];
  }
};

const imageOf = (value: unknown): LinkedData['images'] => {
  if (typeof value === 'string') return [{ url: value, width: null }];
  if (!isNode(value) || typeof value.url !== 'string') return [];
  const width = Number.parseInt(String(value.width), 10);
  return [{ url: value.url, width: width > 0 ? width : null }];
};

/** Reads the JSON-LD of a page; what is damaged counts as not there. */
export const readLinkedData = ({ document }: Page): LinkedData => {
  const scripts = [...document.querySelectorAll('script[type="application/ld+json"]')].slice(0, MOST_SCRIPTS);
  const article = scripts
    .flatMap((script) => nodesIn((script.textContent ?? '').slice(0, LONGEST_SCRIPT)))
    .find((node) => typesOf(node).some((type) => ARTICLE_TYPE.test(type)));
  return {
    publishedAt: typeof article?.datePublished === 'string' ? article.datePublished : null,
    images: [article?.image].flat().slice(0, 20).flatMap(imageOf),
  };
};
