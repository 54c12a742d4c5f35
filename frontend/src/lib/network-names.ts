import type { PostNetwork } from '@360/contracts/vocabulary';

export const NETWORK_NAMES: Readonly<Record<PostNetwork, string>> = {
  x: 'X',
  bluesky: 'Bluesky',
  mastodon: 'Mastodon',
};
