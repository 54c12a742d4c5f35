import { videoIdOf } from '../ingest/video.ts';
import { absoluteUrl } from './absolute-url.ts';
import { allOf, countIn, type Fields, fieldsOf, firstText } from './entry-fields.ts';
import { firstImageIn } from './html-image.ts';
import type { EntryMedia } from './parsed-feed.ts';
import { attribute, textOf, type XmlElement } from './xml-tree.ts';

/** A file that goes with an entry: an enclosure, an attachment, a media content. Sizes in pixels, 0 when unknown. */
export interface MediaFile {
  url: string | undefined;
  type: string | undefined;
  width: number;
  height: number;
  durationS: number | null;
}

const IMAGE_FILE = /\.(?:jpe?g|png|gif|webp|avif)(?:$|\?)/i;
const FILM_FILE = /\.(?:mp4|m4v|webm|mp3|m4a)(?:$|\?)/i;
const PLAYABLE = /^(?:video|audio)\/|^application\/x-shockwave-flash/i;
/** A medium without a media type, as the pattern of the types it has. */
const MEDIA = new Set(['image', 'video', 'audio']);

/** Seconds, or hours and minutes before them: "5415", "90:15", "1:30:15". */
const secondsIn = (text: string | null | undefined): number | null => {
  const parts = /^(?:(?:(\d{1,4}):)?(\d{1,5}):)?(\d{1,9})(?:\.\d+)?$/.exec(text?.trim() ?? '');
  if (!parts) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
};

const fileOf = (element: XmlElement, durationS: number | null = null): MediaFile => {
  const medium = attribute(element, 'medium')?.toLowerCase() ?? '';
  return {
    url: attribute(element, 'url') ?? attribute(element, 'href'),
    type: attribute(element, 'type')?.toLowerCase() || (MEDIA.has(medium) ? `${medium}/*` : undefined),
    width: countIn(attribute(element, 'width')) ?? 0,
    height: countIn(attribute(element, 'height')) ?? 0,
    durationS: secondsIn(attribute(element, 'duration')) ?? durationS,
  };
};

/** What an entry's fields say by the media vocabulary, whether loose, in groups or inside the contents. */
export interface MediaFields {
  contents: MediaFile[];
  thumbnails: MediaFile[];
  title: string | null;
  description: string | null;
  players: (string | undefined)[];
  views: number | null;
}

/** @see https://www.rssboard.org/media-rss */
export const mediaOf = (fields: Fields): MediaFields => {
  const groups = allOf(fields, 'media:group').map(fieldsOf);
  const outer = [fields, ...groups];
  const contents = outer.flatMap((part) => allOf(part, 'media:content'));
  const parts = [...outer, ...contents.filter(({ children }) => children.length > 0).map(fieldsOf)];
  const inParts = (name: string): XmlElement[] => parts.flatMap((part) => allOf(part, name));
  const textIn = (name: string): string | null =>
    parts.map((part) => firstText(part, name)).find((text) => text !== null) ?? null;
  const statistics = inParts('media:community').flatMap((part) => allOf(fieldsOf(part), 'media:statistics'));
  return {
    contents: contents.map((content) => fileOf(content)),
    thumbnails: inParts('media:thumbnail').map((thumbnail) => fileOf(thumbnail)),
    title: textIn('media:title'),
    description: textIn('media:description'),
    players: inParts('media:player').map((player) => attribute(player, 'url')),
    views:
      [...statistics, ...allOf(fields, 'yt:statistics')]
        .map((part) => countIn(attribute(part, 'views') ?? attribute(part, 'viewcount')))
        .find((views) => views !== null) ?? null,
  };
};

/** RSS enclosures and Atom links of that kind, as long as the podcast's own word says. */
export const enclosuresOf = (elements: XmlElement[], fields: Fields): MediaFile[] =>
  elements.map((element) => fileOf(element, secondsIn(firstText(fields, 'itunes:duration'))));

const isImage = ({ url, type }: MediaFile): boolean => (type ? type.startsWith('image/') : IMAGE_FILE.test(url ?? ''));

const areaOf = ({ width, height }: MediaFile): number => (width || height) * (height || width);

const largest = (files: MediaFile[]): MediaFile | undefined =>
  files
    .filter(({ url }) => url)
    .reduce<MediaFile | undefined>((best, file) => {
      return best === undefined || areaOf(file) > areaOf(best) ? file : best;
    }, undefined);

/** The larger one; a picture whose size nobody tells is taken for larger than its thumbnail. */
const pictureOf = ({ contents, thumbnails }: MediaFields): string | undefined => {
  const picture = largest(contents.filter(isImage));
  const thumbnail = largest(thumbnails);
  if (!picture || !thumbnail) return (picture ?? thumbnail)?.url;
  return areaOf(picture) > 0 && areaOf(thumbnail) > areaOf(picture) ? thumbnail.url : picture.url;
};

/** Pictures an entry names for itself: itunes:image, googleplay:image, or an image element as channels have it. */
export const ownImagesOf = (fields: Fields): (string | null | undefined)[] =>
  allOf(fields, 'itunes:image', 'googleplay:image', 'image', 'thumbnail').map(
    (image) =>
      attribute(image, 'href') ??
      attribute(image, 'url') ??
      firstText(fieldsOf(image), 'url') ??
      (image.children.length === 0 ? textOf(image) : null),
  );

interface ImageSources {
  media: MediaFields | null;
  enclosures: MediaFile[];
  own: (string | null | undefined)[];
  html: (string | null)[];
  base: string;
}

/** The picture that stands for the entry: the feed's own word first, a picture in its text last. */
export const pickImage = ({ media, enclosures, own, html, base }: ImageSources): string | null => {
  const stated = [media && pictureOf(media), ...own, largest(enclosures.filter(isImage))?.url];
  for (const candidate of stated) {
    const url = absoluteUrl(candidate, base);
    if (url) return url;
  }
  for (const text of html) {
    const url = absoluteUrl(firstImageIn(text), base);
    if (url) return url;
  }
  return null;
};

const isPlayable = ({ url, type }: MediaFile): boolean =>
  Boolean(url) && (type ? PLAYABLE.test(type) : FILM_FILE.test(url ?? ''));

/** The film or sound that goes with the entry: a file, else a player whose video is known. */
export const pickMedia = (media: MediaFields | null, enclosures: MediaFile[], base: string): EntryMedia | null => {
  const playable = [...enclosures, ...(media?.contents ?? [])].filter(isPlayable);
  const best = playable.find(({ type }) => type?.startsWith('video/')) ?? playable[0];
  const url = absoluteUrl(best?.url, base);
  if (best && url) {
    // The same file may stand there twice, as an enclosure and as media content, and only one of them tells how long it is.
    const length = best.durationS ?? playable.find((other) => other.url === best.url && other.durationS)?.durationS;
    return { url, type: best.type ?? null, durationS: length ?? null };
  }
  const player = media?.players.map((address) => absoluteUrl(address, base)).find((found) => found && videoIdOf(found));
  return player ? { url: player, type: null, durationS: null } : null;
};
