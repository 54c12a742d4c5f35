import { describe, expect, it } from 'vitest';
import { frameOf, sharedFrame } from './frame.ts';
import { isOtherNotice } from './pattern.ts';
import { defaultSettings } from './settings.ts';
import { tokenize } from './tokens.ts';

const frame = (text: string) => frameOf(tokenize(text));
const shared = (one: string, other: string) => sharedFrame(frame(one), frame(other));

describe('frame', () => {
  it('is the same for two notices of one pattern', () => {
    const notice = (place: string, sheep: number) =>
      `Shearers at ${place} finished clipping ${sheep} sheep before noon, and the wool store closed early.`;
    expect(shared(notice('Orle', 105), notice('Sund Hythe', 66))).toBe(1);
  });

  it('has nothing in common where two writers tell of one event', () => {
    const [one, other] = [
      'Coast guard boats rescued most passengers after the ferry Santa Lucia capsized near Palawan on Monday.',
      'The Santa Lucia, a ferry carrying 120 passengers, went down in rough seas near Palawan, the coast guard said.',
    ];
    expect(shared(one, other)).toBe(0);
  });

  it('says nothing of texts that are hardly more than names and figures', () => {
    expect(frame('Orle 2, Brume 1').length).toBe(0);
    expect(shared('Orle 2, Brume 1', 'Orle 2, Brume 1')).toBe(0);
  });

  it('keeps a bounded number of turns, in ascending order', () => {
    const long = frame(Array.from({ length: 300 }, (_, index) => `word${index}x`).join(' '));
    expect(long.length).toBeLessThanOrEqual(24);
    expect(Array.from(long)).toEqual(Array.from(long).toSorted((a, b) => a - b));
  });
});

describe('isOtherNotice', () => {
  const of = (frame: number, names: number | null, figures: number | null) =>
    isOtherNotice({ frame, names, figures }, defaultSettings);

  it.each([
    ['other names', 0.8, 0.1, null, true],
    ['one name shared, no figure', 0.8, 0.5, 0, true],
    ['a copy', 1, 1, 1, false],
    ['a copy that counts more victims', 0.9, 1, 0, false],
    ['no capitals to go by, other figures', 0.8, null, 0.5, true],
    ['no capitals to go by, the same figures', 0.8, null, 1, false],
    ['nothing to go by', 0.8, null, null, false],
    ['other words', 0.1, 0, 0, false],
  ])('%s', (_, frame, names, figures, expected) => {
    expect(of(frame, names, figures)).toBe(expected);
  });
});
