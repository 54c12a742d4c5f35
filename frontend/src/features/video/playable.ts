import type { NewsItem } from '@360/contracts/news';
import type { Settings } from '@360/contracts/settings';

export type Playable = { kind: 'embed'; src: string } | { kind: 'file'; src: string } | { kind: 'none' };

const FILE = /\.(mp4|m4v|webm|ogv|mov)$/i;

/** Addresses a browser trusts: https, or this very machine (Secure Contexts, section 3.1). */
const isTrusted = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || (protocol === 'http:' && /^(127(\.\d+){3}|localhost|.+\.localhost)$/.test(hostname));

/** As Vimeo's player calls them; YouTube's chooses for itself, and a file is what it is. */
const VIMEO_QUALITY = { '1080p': '1080p', '720p': '720p', '480p': '540p' } as const;
const takesQuality = ({ hostname }: URL): boolean => hostname === 'player.vimeo.com';

/** How a video item can be shown here: its host's own player, a plain file, or not at all. */
export function playableOf(
  { embedUrl, videoUrl }: Pick<NewsItem, 'embedUrl' | 'videoUrl'>,
  quality: Settings['videoQuality'] = 'auto',
): Playable {
  const embed = embedUrl && URL.parse(embedUrl);
  if (embed && isTrusted(embed)) {
    // The reader has pressed play: start at once, and end without a wall of other videos.
    for (const [name, value] of [
      ['autoplay', '1'],
      ['rel', '0'],
      ['modestbranding', '1'],
    ] as const)
      embed.searchParams.set(name, value);
    if (quality !== 'auto' && takesQuality(embed)) embed.searchParams.set('quality', VIMEO_QUALITY[quality]);
    return { kind: 'embed', src: embed.href };
  }
  const file = videoUrl && URL.parse(videoUrl);
  if (file && isTrusted(file) && FILE.test(file.pathname)) return { kind: 'file', src: file.href };
  return { kind: 'none' };
}
