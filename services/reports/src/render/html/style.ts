import { type FontFile, fontBytes } from '../fonts.ts';
import { TONES } from '../tones.ts';

const FACES: readonly (FontFile & { name: string })[] = [
  { name: 'Newsreader', family: 'newsreader', script: 'latin', weight: 400 },
  { name: 'Newsreader', family: 'newsreader', script: 'latin', weight: 500 },
  { name: 'Inter', family: 'inter', script: 'latin', weight: 400 },
  { name: 'Inter', family: 'inter', script: 'latin', weight: 600 },
];

const faceOf = (face: FontFile & { name: string }): string =>
  `@font-face{font-family:${face.name};font-weight:${face.weight};src:url(data:font/woff2;base64,${fontBytes(face, 'woff2').toString('base64')}) format("woff2")}`;

const RULES = `
*{box-sizing:border-box;margin:0}
html{color:${TONES.ink};background:#fff;font:400 1rem/1.5rem Inter,system-ui,sans-serif;-webkit-text-size-adjust:100%}
body{max-inline-size:46rem;margin-inline:auto;padding:2.5rem 1.25rem 4rem;overflow-wrap:anywhere}
h1,h2,.serif,.lead,.body,.timeline p+p,blockquote p,q{font-family:Newsreader,Georgia,"Times New Roman",serif}
h1{font-weight:500;font-size:2.5rem;line-height:1.1;letter-spacing:-.022em;text-wrap:balance;margin-block:.75rem 1.5rem}
h2{font-weight:500;font-size:1.75rem;line-height:1.2;letter-spacing:-.01em;border-block-start:1px solid ${TONES.rule};padding-block-start:1.5rem;margin-block:3rem 1rem}
h3{font-weight:600;font-size:.9375rem;line-height:1.25rem;margin-block:1.75rem .375rem}
p+p{margin-block-start:.5rem}
a{color:${TONES.accent};text-underline-offset:.15em}
sup{font-size:.6875rem;line-height:0}
sup a{text-decoration:none;padding-inline:.1em}
header.top{display:flex;justify-content:space-between;align-items:center;margin-block-end:2.5rem}
.brand{display:flex;gap:.5rem;align-items:center;font:500 1.25rem/1.5rem Newsreader,Georgia,serif}
.brand svg{inline-size:1.5rem}
.small,.note,figcaption,caption,footer,.hash{font-size:.8125rem;line-height:1.25rem;color:${TONES.dim}}
.lead{font-size:1.1875rem;line-height:1.75rem}
.cover{display:flex;flex-wrap:wrap;gap:1.5rem 3rem;justify-content:space-between;align-items:center}
.cover svg{inline-size:11rem}
.persona{font-weight:600}
nav ol{list-style:none;padding:0;display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;font-size:.875rem}
nav a{display:inline-block;padding-block:.375rem}
figure{margin-block:1.5rem;max-inline-size:100%}
figure.half{display:inline-block;inline-size:calc(50% - 1rem);vertical-align:top;margin-inline-end:1rem}
figure.wide{overflow-x:auto}
figure.wide svg{min-inline-size:34rem}
figcaption{font-weight:600;color:${TONES.ink};margin-block-end:.5rem}
svg{display:block;inline-size:100%;block-size:auto;font-family:Inter,system-ui,sans-serif}
.scroll{overflow-x:auto;margin-block:1rem 1.5rem}
table{border-collapse:collapse;inline-size:100%;font-size:.8125rem;line-height:1.25rem;overflow-wrap:normal}
caption{text-align:start;padding-block-end:.375rem}
th,td{text-align:start;vertical-align:top;padding:.4375rem .75rem .4375rem 0;border-block-end:1px solid ${TONES.rule}}
th{font-weight:600;border-block-end-color:${TONES.ink}}
.end{text-align:end}
ul,ol{padding-inline-start:1.25rem;margin-block:.75rem}
li+li{margin-block-start:.375rem}
nav li+li{margin-block-start:0}
.body,.timeline p+p{font-size:1.0625rem;line-height:1.5625rem}
li.l3::marker{color:${TONES.contested}}
li.l2::marker{color:${TONES.contested}}
blockquote{margin:.75rem 0;padding-inline-start:1rem;border-inline-start:2px solid ${TONES.rule}}
blockquote p{font-size:1.0625rem}
.abstained{color:${TONES.single};border-inline-start:2px dashed ${TONES.single};padding-inline-start:1rem;margin-block:.75rem}
.timeline{list-style:none;padding-inline-start:1rem;border-inline-start:2px solid ${TONES.rule}}
.timeline li+li{margin-block-start:1rem}
.evidence{padding-inline-start:2.25rem}
.evidence li{font-size:.875rem;line-height:1.375rem;scroll-margin-block-start:1rem}
.evidence li:target{background:#e1e9f5}
.hash{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.6875rem;line-height:1rem}
q{quotes:"“" "”"}
@media (max-width:36rem){h1{font-size:2rem}figure.half{inline-size:100%}}
@page{size:A4;margin:18mm 16mm}
@media print{html{font-size:9.5pt}body{max-inline-size:none;padding:0}h2{break-after:avoid}h3{break-after:avoid}#in-short{break-before:page}figure,tr,blockquote,.evidence li,.timeline li{break-inside:avoid}nav{display:none}.scroll{overflow:visible}a{color:inherit}sup a{color:${TONES.accent}}}
`;

/** The style sheet of a report's page, its typefaces included, so that nothing is asked of anybody. */
export const styleSheet = (): string => FACES.map(faceOf).join('') + RULES.replaceAll('\n', '');
