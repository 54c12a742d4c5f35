import type { MediaNs } from 'feedsmith';
import { decode } from 'html-entities';
import type { EntryMedia } from './parsed-feed.ts';

type Media = MediaNs.ItemOrFeed;
type Content = MediaNs.Content;

interface Enclosure {
  url?: string | undefined;
  type?: string | undefined;
  durationS?: number | undefined;
}

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:$|\?)/i;
const LONGEST_HTML = 200_000;
const LONGEST_URL = 4096;

/** An address made absolute against the nearest base; null unless it is a web address of at most 4096 characters. */
export const absoluteUrl = (url: string | null | undefined, base: string): string | null => {
  if (!url) return null;
  const text = url.trim();
  if (text === '' || text.length > LONGEST_URL || !URL.canParse(text, base)) return null;
  const { protocol, href } = new URL(text, base);
  return protocol === 'http:' || protocol === 'https:' ? href : null;
};

const contentsOf = (media: Media | undefined): Content[] => [
  ...(media?.groups ?? []).flatMap((group) => group.contents ?? []),
  ...(media?.contents ?? []),
];

const isImage = ({ url, type, medium }: { url?: string | undefined; type?: string; medium?: string }): boolean => {
  if (medium) return medium === 'image';
  return type ? type.startsWith('image/') : IMAGE_FILE.test(url ?? '');
};

const largest = (images: { url?: string | undefined; width?: number | undefined }[]): string | undefined =>
  images.filter((image) => image.url).sort((a, b) => (b.width ?? 0) - (a.width ?? 0))[0]?.url;

/** The first picture in some HTML that is no counting pixel and no inline data. */
export const firstImageIn = (html: string | null): string | null => {
  if (!html) return null;
  for (const [tag] of html.slice(0, LONGEST_HTML).matchAll(/<img\s[^<>]{1,4000}>/gi)) {
    const source = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag);
    const url = decode(source?.[1] ?? source?.[2] ?? source?.[3] ?? '').trim();
    const isPixel = /\s(?:width|height)\s*=\s*["']?[01]["'\s>/]/i.test(tag);
    if (url !== '' && !isPixel && !/^data:/i.test(url)) return url;
  }
  return null;
};

interface ImageSources {
  media: Media | undefined;
  enclosures: Enclosure[];
  own: (string | undefined)[];
  html: (string | null)[];
  base: string;
}

/** The picture that stands for the entry: the feed's own word first, a picture in its text last. */
export const pickImage = ({ media, enclosures, own, html, base }: ImageSources): string | null => {
  const contents = contentsOf(media);
  const candidates = [
    largest(contents.filter((content) => isImage(content))),
    largest([
      ...(media?.thumbnails ?? []),
      ...(media?.groups ?? []).flatMap((group) => group.thumbnails ?? []),
      ...contents.flatMap((content) => content.thumbnails ?? []),
    ]),
    ...own,
    enclosures.find(({ url, type }) => isImage({ url, ...(type && { type }) }))?.url,
    ...html.map(firstImageIn),
  ];
  for (const candidate of candidates) {
    const url = absoluteUrl(candidate, base);
    if (url) return url;
  }
  return null;
};

/** The film or sound that goes with the entry. */
export const pickMedia = (media: Media | undefined, enclosures: Enclosure[], base: string): EntryMedia | null => {
  const contents = contentsOf(media).map(({ url, type, medium, duration }) => ({
    url,
    type: type ?? (medium === 'video' || medium === 'audio' ? `${medium}/*` : undefined),
    durationS: duration,
  }));
  const playable = [...enclosures, ...contents].filter(
    ({ url, type }) =>
      url &&
      (type
        ? /^(video|audio)\/|^application\/x-shockwave-flash/i.test(type)
        : /\.(mp4|m4v|webm|mp3|m4a)(?:$|\?)/i.test(url)),
  );
  const best = playable.find(({ type }) => /^video\//i.test(type ?? '')) ?? playable[0];
  const url = absoluteUrl(best?.url, base);
  // the same file may stand there twice, as an enclosure and as media content, and only one of them tells how long it is
  const length = best?.durationS ?? playable.find((other) => other.url === best?.url && other.durationS)?.durationS;
  return best && url ? { url, type: best.type ?? null, durationS: length ?? null } : null;
};

/** How often the entry was looked at, by the feed's own count. */
export const viewsOf = (media: Media | undefined): number | null =>
  [media, ...(media?.groups ?? [])]
    .map((part) => part?.community?.statistics?.views)
    .find((views) => views !== undefined) ?? null;
