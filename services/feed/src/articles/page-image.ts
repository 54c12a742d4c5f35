import { absoluteUrl } from '../parse/absolute-url.ts';
import type { LinkedData } from './linked-data.ts';
import { metaValue, type Page, type PageElement } from './page-document.ts';

interface Candidate {
  url: string | null;
  width: number | null;
}

export interface PageImage {
  url: string;
  /** In pixels, as the page declares it; null when it does not. */
  width: number | null;
}

/** What a picture that names no width is taken for: the usual one of a share picture, a small one inside the text. */
const USUAL_SHARE_WIDTH = 1200;
const USUAL_TEXT_WIDTH = 300;
/** Narrower ones are icons, portraits of authors and counting pixels. */
const NARROWEST = 200;
const MOST_IMAGES = 200;
const NO_PHOTO = /\.svg(?:$|\?)/i;

const pixels = (text: string | null | undefined): number | null => {
  const width = /^\s*(\d{1,5})(?:px)?\s*$/.exec(text ?? '')?.[1];
  return width ? Number(width) : null;
};

/** The widest source of a srcset, which names widths as "640w". */
const widestSource = (srcset: string | null): Candidate[] => {
  const sources = [...(srcset ?? '').slice(0, 20_000).matchAll(/(\S+)\s+(\d{1,5})w/g)];
  return sources.map(([, url = '', width]) => ({ url: url.replace(/^,/, ''), width: Number(width) }));
};

const inText = (content: PageElement | null): Candidate[] =>
  [...(content?.querySelectorAll('img') ?? [])].slice(0, MOST_IMAGES).flatMap((image) => {
    const width = pixels(image.getAttribute('width')) ?? USUAL_TEXT_WIDTH;
    return [{ url: image.getAttribute('src'), width }, ...widestSource(image.getAttribute('srcset'))];
  });

const shared = (page: Page): Candidate[] => [
  {
    url: metaValue(page, 'og:image:secure_url', 'og:image', 'og:image:url'),
    width: pixels(metaValue(page, 'og:image:width')),
  },
  { url: metaValue(page, 'twitter:image', 'twitter:image:src'), width: null },
];

/** The largest picture a page names for its article, by declared widths; the share picture among equals. */
export const pickPageImage = (page: Page, linked: LinkedData, content: PageElement | null): PageImage | null => {
  const sized = [...shared(page), ...linked.images, ...inText(content)].flatMap(({ url, width }) => {
    const absolute = absoluteUrl(url, page.base);
    const assumed = width ?? USUAL_SHARE_WIDTH;
    return absolute && assumed >= NARROWEST && !NO_PHOTO.test(absolute) ? [{ url: absolute, width, assumed }] : [];
  });
  const [best] = sized.toSorted((a, b) => b.assumed - a.assumed);
  return best ? { url: best.url, width: best.width } : null;
};
