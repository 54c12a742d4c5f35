/** An invented report long enough to be an article, and a page around it. */
export const PARAGRAPHS = [
  'The harbour board of Almar voted on Tuesday to close the ferry terminal for nine months, and the shops along the quay fear for their trade.',
  'Work on the piers begins in March. The board says that the old timber, which was set down 84 years ago, would not bear another winter of storms.',
  'Ferries will leave from the northern basin until then, twenty minutes on foot from the market. A bus is to run every quarter of an hour, free of charge.',
  'Odile Marn, who sells fish there, said she had lost a third of her customers during the last closure. The board promised to lower her rent.',
  'The vote was seven to two. Both votes against came from the members for the old town, who had asked for the work to be done one pier at a time.',
];
export const TITLE = 'Harbour board closes ferry terminal for nine months';

interface Parts {
  head?: string;
  before?: string;
  inside?: string;
  after?: string;
}

export const articlePage = ({ head = '', before = '', inside = '', after = '' }: Parts = {}): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${TITLE}</title>${head}</head><body>
<nav><a href="/">Home</a> <a href="/sport">Sport</a> <a href="/weather">Weather</a></nav>${before}
<article><h1>${TITLE}</h1>${PARAGRAPHS.map((text) => `<p>${text}</p>`).join('\n')}${inside}</article>
${after}<footer>All rights are somebody's. Terms, privacy, contact.</footer></body></html>`;
