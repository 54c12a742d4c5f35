import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOfMarkup } from './html-text.ts';
import { tidyText } from './tidy-text.ts';

const read = (markup: string): string => tidyText(textOfMarkup(markup).text).text;

describe('textOfMarkup', () => {
  it('reads title, paragraphs and characters', () => {
    const page =
      '<!doctype html><html><head><title>Flood &amp; rain</title></head><body><h1>Valencia</h1><p>The caf&eacute; is <b>clo</b>sed&#8230;</p></body></html>';
    expect(textOfMarkup(page).title).toBe('Flood & rain');
    expect(read(page)).toBe('Valencia\n\nThe café is closed…');
  });

  it.each([
    '<script>secret</script>seen',
    '<SCRIPT type="a>b">secret</SCRIPT >seen',
    '<style>secret</style>seen',
    '<!-- secret <b> -->seen',
    '<template><p>secret</p></template>seen',
    '<p title="secret > secret">seen',
    '<?php secret ?>seen',
    '<svg xmlns="s"><script>secret</script><text>seen</text></svg>',
    '<svg><style/><text onload="secret">seen</text></svg>',
  ])('keeps what nobody sees out: %s', (markup) => {
    expect(read(markup)).toBe('seen');
  });

  it('does not read what follows a script that never ends', () => {
    expect(read('seen<script>secret')).toBe('seen');
  });

  it('never fails and takes time in proportion to the length', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'<>/!-="&;#x a'), maxLength: 200 }),
        (markup) => void read(markup),
      ),
    );
    const started = performance.now();
    for (const piece of ['<', '<a ', '<!--', '<a "', '&#', '<script>', '<![CDATA[', '</'])
      textOfMarkup(piece.repeat(200_000));
    expect(performance.now() - started).toBeLessThan(8_000);
  });
});
