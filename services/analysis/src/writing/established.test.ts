import { describe, expect, it } from 'vitest';
import { reportOf } from '../summaries/_segments.ts';
import { CLAIMS, EVIDENCE, PARTS } from './_flood.ts';
import { expectSound } from './_sound.ts';
import { establishedOf } from './established.ts';

describe('what is established', () => {
  const told = establishedOf(EVIDENCE, CLAIMS);
  const texts = told.map(({ text }) => text);

  it('is whole, said once, and found in what it cites', () => expectSound(told, EVIDENCE, PARTS));

  it('begins with what independent reports agree on, in the words of one and with the passages of all', () => {
    expect(told[0]).toMatchObject({
      text: 'The river Senn rose four metres overnight and closed the main bridge of Almar.',
      passages: ['herald#1', 'mercury#1', 'courier#1'],
      phrase: null,
    });
  });

  it('opens with what one report begins with, in its name, where all agree on is a quotation', () => {
    const words = '“It was a night nobody here will forget for a long time,” Mayor Ana Lindt told residents.';
    const beginnings = [
      'A fire destroyed the harbour market of Almar on Monday night.',
      'The harbour market of Almar burned down in a fire on Monday.',
    ];
    const reports = beginnings.map((text, report) =>
      reportOf(`r${report}`, 'Fire destroys harbour market of Almar', `${text}\n\n${words}`, { report }),
    );
    const evidence = { ...EVIDENCE, reports };
    const [claim] = CLAIMS;
    const quoted = reports.flatMap(({ segments }) => segments.filter(({ text }) => text.startsWith('“')));
    if (!claim || quoted.length !== 2) throw new Error('no claim');
    const stances = quoted.map(({ id, itemId }, report) => ({
      ...(claim.stances[0] as (typeof claim.stances)[number]),
      ...{ passage: id, itemId, report },
    }));
    const [opening, ...rest] = establishedOf(evidence, [{ ...claim, stances }]).map(({ text }) => text);
    expect(opening).toMatch(/ reports: A fire destroyed the harbour market/);
    expect(rest).toContain(words);
  });

  it('marks what stands on one report', () => {
    expect(texts).toContain('Only The Mercury reports this: Insurers put the damage at $40m.');
    expect(texts).toContain('Only The Courier reports this: Grain ships wait outside the port of Almar.');
  });

  it('leaves out a sentence that leans on another', () => expect(texts.join(' ')).not.toContain('he said the walls'));

  it('ends with what is disputed, with values and outlets of both sides', () => {
    expect(texts.at(-2)).toBe(
      'According to The Herald: The flood killed 12 people in the old town. According to The Mercury, it is 14 people and not 12 people.',
    );
    expect(texts.at(-1)).toMatch(
      /^According to The Herald: Security sources .* According to The Courier: Mayor Ana Lindt /,
    );
  });

  it('falls back on titles where only these are known', () => {
    const reports = [reportOf('herald', 'Flood closes bridge', '', { outletName: 'The Herald' })];
    expect(establishedOf({ ...EVIDENCE, reports }, []).map(({ text }) => text)).toEqual([
      'The Herald heads its report “Flood closes bridge”.',
    ]);
  });

  it('gives three values where three are told', () => {
    const post = reportOf('post', 'Flood kills many', 'The flood killed 19 people in the old town.', {
      ...{ outletName: 'The Post', report: 3 },
    });
    const [, toll] = CLAIMS;
    if (!toll) throw new Error('no claim');
    const third = { ...toll.stances[1], report: 3, itemId: 'post', outletId: 'post', passage: 'post#1' };
    const claim = { ...toll, stances: [...toll.stances, third as (typeof toll.stances)[number]] };
    const told = establishedOf({ ...EVIDENCE, reports: [...EVIDENCE.reports, post] }, [claim]);
    expect(told.at(-1)?.text).toMatch(
      /According to The Mercury, it is 14 people and not 12 people; according to The Post, 19 people\.$/,
    );
  });
});
