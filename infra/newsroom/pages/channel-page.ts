import type { Channel } from '../content.ts';
import { escapeMarkup as esc } from '../feeds/markup.ts';
import { directionOf } from './page.ts';

export const CHANNEL_STYLE = `
html,body{margin:0;height:100%;background:#0e1114;color:#fff;font-family:system-ui,sans-serif}
video{position:fixed;inset:0;width:100%;height:100%;object-fit:cover}
.bar{position:fixed;inset-inline:0;bottom:0;display:flex;gap:12px;align-items:baseline;padding:28px 16px 12px;background:linear-gradient(transparent,#000c)}
.name{font-weight:650;font-size:clamp(14px,3.4vw,22px)}
.caption{flex:1;font-size:clamp(12px,2.4vw,15px);opacity:.85;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.clock{font-variant-numeric:tabular-nums;font-size:clamp(13px,2.8vw,18px)}
.sample{position:fixed;top:10px;inset-inline-end:12px;font-size:12px;padding:2px 8px;background:#0009;border-radius:3px}
@media (prefers-reduced-motion:reduce){video{display:none}}
`;

export const CHANNEL_SCRIPT = `
const clock = document.querySelector('.clock');
const tick = () => {
  const now = new Date().toISOString();
  clock.textContent = now.slice(11, 19) + ' UTC';
  clock.dateTime = now;
};
tick();
setInterval(tick, 1000);
`;

/** Nothing from outside, and only pages of this machine may frame it. */
export const CHANNEL_POLICY = [
  "default-src 'none'",
  "media-src 'self'",
  "img-src 'self'",
  "style-src 'self'",
  "script-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors http://127.0.0.1:* http://localhost:*',
].join('; ');

/** A page for a frame: a clip in a loop under the channel's name and a running clock. */
export function renderChannelPage({ name, language, clip, caption }: Channel): string {
  return `<!doctype html>
<html lang="${esc(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${esc(name)}</title>
<link rel="stylesheet" href="/channels/channel.css">
</head>
<body>
<video src="/media/clips/${clip}.webm" autoplay muted loop playsinline></video>
<p class="sample" lang="en" dir="ltr">Invented sample channel</p>
<div class="bar"><span class="name">${esc(name)}</span><span class="caption">${esc(caption)}</span><time class="clock" dir="ltr"></time></div>
<script src="/channels/channel.js"></script>
</body>
</html>
`;
}
