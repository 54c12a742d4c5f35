export interface Shared {
  title: string;
  message: string;
  url: string;
}

const enc = encodeURIComponent;
const said = ({ title, message }: Shared) => message || title;

/** Where a link is sent to, each by the page it offers for that. Names are names, in every language. */
const PAGES = {
  x: (shared: Shared) => `https://x.com/intent/post?text=${enc(said(shared))}&url=${enc(shared.url)}`,
  linkedin: ({ url }: Shared) => `https://www.linkedin.com/sharing/share-offsite/?url=${enc(url)}`,
  facebook: ({ url }: Shared) => `https://www.facebook.com/sharer/sharer.php?u=${enc(url)}`,
  whatsapp: (shared: Shared) => `https://wa.me/?text=${enc(`${said(shared)} ${shared.url}`)}`,
  telegram: (shared: Shared) => `https://t.me/share/url?url=${enc(shared.url)}&text=${enc(said(shared))}`,
  reddit: ({ title, url }: Shared) => `https://www.reddit.com/submit?url=${enc(url)}&title=${enc(title)}`,
  email: ({ title, message, url }: Shared) =>
    `mailto:?subject=${enc(title)}&body=${enc([message, url].filter(Boolean).join('\n\n'))}`,
} as const;

export type Target = keyof typeof PAGES;
export const TARGETS = Object.keys(PAGES) as Target[];
export const TARGET_NAMES: Readonly<Record<Exclude<Target, 'email'>, string>> = {
  x: 'X',
  linkedin: 'LinkedIn',
  facebook: 'Facebook',
  whatsapp: 'WhatsApp',
  telegram: 'Telegram',
  reddit: 'Reddit',
};

export const targetPage = (target: Target, shared: Shared): string => PAGES[target](shared);

/** Opens a page in a window that knows nothing of ours; false where the browser refuses one. */
function openApart(address: string): boolean {
  const opened = window.open('about:blank', '_blank');
  if (!opened) return false;
  opened.opener = null;
  opened.location.replace(address);
  return true;
}

function openMail(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

/** Opens each target; the answer is those that the browser did not let open. */
export function openTargets(targets: readonly Target[], shared: Shared): Target[] {
  return targets.filter((target) => {
    const address = targetPage(target, shared);
    if (target !== 'email') return !openApart(address);
    openMail(address);
    return false;
  });
}
