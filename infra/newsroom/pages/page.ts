import { escapeMarkup as esc } from '../feeds/markup.ts';

export const STYLE = `
:root{color-scheme:light dark;--ink:#1c1a17;--paper:#fbf9f5;--soft:#6b655c;--line:#ddd6ca}
@media (prefers-color-scheme:dark){:root{--ink:#ece7de;--paper:#15171a;--soft:#a39b8f;--line:#33363b}}
body{margin:0;background:var(--paper);color:var(--ink);font:18px/1.6 Georgia,"Times New Roman",serif}
main{max-width:66ch;margin:0 auto;padding:24px 20px 64px}
header{border-bottom:1px solid var(--line);padding-bottom:8px;font:14px/1.4 system-ui,sans-serif;color:var(--soft)}
h1{font-size:1.9rem;line-height:1.2;text-wrap:balance}
img,video{width:100%;height:auto;border-radius:4px}
a{color:inherit}
.invented{border-top:1px solid var(--line);margin-top:40px;padding-top:12px;font:14px/1.5 system-ui,sans-serif;color:var(--soft)}
time{color:var(--soft);font:14px system-ui,sans-serif}
`;

export const INVENTED =
  'This outlet, this article and everyone in it are invented for the sample newsroom of 360 News.';

const RIGHT_TO_LEFT = new Set(['ar', 'he', 'fa', 'ur']);
export const directionOf = (language: string) => (RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr');

type Page = { title: string; language: string; head?: string; body: string };

/** A whole HTML document. `head` and `body` are markup, `title` is text. */
export function renderPage({ title, language, head = '', body }: Page): string {
  return `<!doctype html>
<html lang="${esc(language)}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${esc(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
${head}
</head>
<body>
${body}
</body>
</html>
`;
}
