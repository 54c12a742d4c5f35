const BASES = [
  '<script>window.struck = true</script>',
  '<img src=x onerror="window.struck = true">',
  '<svg onload="window.struck = true"><circle r=9 /></svg>',
  '"><iframe src="//evil.example/frame"></iframe>',
  '</p></li></ul><h1>Not ours</h1>',
  '<a href="javascript:window.struck = true">read on</a>',
  "' autofocus onfocus='window.struck = true' x='",
  '<style>* { display: none }</style>',
  '<link rel="stylesheet" href="https://evil.example/a.css">',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example/">',
  '<form action="https://evil.example/"><input name="word"></form>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=window.struck=true>">',
  '<template><script>window.struck = true</script></template>',
  '<!--><script>window.struck = true</script-->',
  '<![CDATA[<script>window.struck = true</script>]]>',
  '<details open ontoggle="window.struck = true"><summary>x</summary></details>',
  '<video><source onerror="window.struck = true"></video>',
  '<object data="data:text/html,<script>window.struck = true</script>"></object>',
  '&lt;script&gt;window.struck = true&lt;/script&gt;',
  '&#60;img src=x onerror=window.struck=true&#62;',
  '\\u003cscript\\u003ewindow.struck = true\\u003c/script\\u003e',
  '%3Cscript%3Ewindow.struck%20%3D%20true%3C/script%3E',
  '[read on](javascript:window.struck=true)',
  '![x](https://evil.example/pixel.png)',
  '{{constructor.constructor("window.struck = true")()}}',
  '$t(createContent.publish) {{title}}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this text is to be shown as it stands
  '${window.struck = true}',
  '<<b>>bold<</b>>',
  '<noscript><p title="</noscript><img src=x onerror=window.struck=true>">',
  '<xmp><img src=x onerror=window.struck=true></xmp>',
  '<plaintext>',
  '<textarea></textarea><script>window.struck = true</script>',
  'https://evil.example/?<script>window.struck = true</script>',
  'javascript:window.struck = true',
  'data:text/html;base64,PHNjcmlwdD53aW5kb3cuc3RydWNrPXRydWU8L3NjcmlwdD4=',
  '__proto__',
  'constructor',
] as const;

/** Numbers from 0 up to 1, the same ones for the same seed. */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const mixCase = (text: string, next: () => number) =>
  [...text].map((letter) => (next() < 0.5 ? letter.toUpperCase() : letter.toLowerCase())).join('');

const TWISTS: readonly ((text: string, next: () => number) => string)[] = [
  (text) => text,
  mixCase,
  (text, next) => mixCase(text, next).replaceAll('<', '<\u200b'),
  (text) => text.replaceAll(' ', '\n'),
  (text) => text.replaceAll(' ', '/'),
  (text) => `\u2067${text}\u2069`,
  (text) => `${text}${text}`,
  (text, next) => text.slice(0, Math.ceil(next() * text.length)),
  (text, next) => `${'<b>'.repeat(Math.ceil(next() * 12))}${text}`,
  (text, next) => `${BASES[Math.floor(next() * BASES.length)]} ${text}`,
];

/** So many different texts that look like markup, templates and code, the same ones for the same seed. */
export function hostileTexts(count: number, seed = 360): string[] {
  const next = numbersFrom(seed);
  const texts = new Set<string>(BASES);
  while (texts.size < count) {
    const [base, twist] = [BASES[Math.floor(next() * BASES.length)], TWISTS[Math.floor(next() * TWISTS.length)]];
    if (base && twist) texts.add(`${twist(base, next)} ${texts.size}`);
  }
  return [...texts].slice(0, count);
}
