import { decode } from 'html-entities';

const LONGEST_HTML = 200_000;

/** The first picture in some HTML that is no counting pixel and no inline data. */
export const firstImageIn = (html: string | null): string | null => {
  if (html === null || !(html.includes('<img') || html.includes('<IMG'))) return null;
  for (const [tag] of html.slice(0, LONGEST_HTML).matchAll(/<img\s[^<>]{1,4000}>/gi)) {
    const source = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i.exec(tag);
    const url = decode(source?.[1] ?? source?.[2] ?? source?.[3] ?? '').trim();
    const isPixel = /\s(?:width|height)\s*=\s*["']?[01]["'\s>/]/i.test(tag);
    if (url !== '' && !isPixel && !/^data:/i.test(url)) return url;
  }
  return null;
};
