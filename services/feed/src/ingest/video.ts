interface EmbeddableVideo {
  provider: 'youtube' | 'vimeo';
  id: string;
  /** A player that sets no tracking cookie before it is started. */
  embedUrl: string;
}

const YOUTUBE_HOSTS = /^((www|m|music)\.)?youtube(-nocookie)?\.com$/;
const VIMEO_HOSTS = /^((www|player)\.)?vimeo\.com$/;
const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_ID = /^\d{5,12}$/;

const youtubeId = (url: URL): string | null => {
  const [first, second] = url.pathname.split('/').filter(Boolean);
  if (url.hostname === 'youtu.be') return first ?? null;
  if (!YOUTUBE_HOSTS.test(url.hostname)) return null;
  if (first === 'watch') return url.searchParams.get('v');
  return first && ['shorts', 'embed', 'live', 'v'].includes(first) ? (second ?? null) : null;
};

const vimeoId = (url: URL): string | null =>
  VIMEO_HOSTS.test(url.hostname) ? (url.pathname.split('/').findLast((part) => VIMEO_ID.test(part)) ?? null) : null;

/** The video a page of YouTube or Vimeo shows; null for any other address. */
export const videoIdOf = (address: string): EmbeddableVideo | null => {
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return null;
  const youtube = youtubeId(url);
  if (youtube && YOUTUBE_ID.test(youtube)) {
    return { provider: 'youtube', id: youtube, embedUrl: `https://www.youtube-nocookie.com/embed/${youtube}` };
  }
  const vimeo = vimeoId(url);
  if (vimeo) return { provider: 'vimeo', id: vimeo, embedUrl: `https://player.vimeo.com/video/${vimeo}` };
  return null;
};

/** Whether an enclosure is a film that a browser can play by itself. */
export const isVideoFile = (url: string, type: string | null): boolean =>
  type ? /^video\//i.test(type) : /\.(mp4|m4v|webm|mov|ogv)$/i.test(URL.canParse(url) ? new URL(url).pathname : '');
