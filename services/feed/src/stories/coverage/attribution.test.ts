import { execFileSync } from 'node:child_process';
import { growth, LINEAR } from '@360/testkit/growth';
import { describe, expect, it } from 'vitest';
import { creditedIn, nameKey } from './attribution.ts';
import { report } from './reports.fixture.ts';

const credited = (summary: string, title = 'Crane falls') =>
  creditedIn(report('a', { title, summary })).map(({ key }) => key);

describe('creditedIn', () => {
  it.each([
    'The crane of Port Lennow fell before dawn, the Lennow Herald reports.',
    'The crane of Port Lennow fell before dawn, the Lennow Herald reported on Tuesday.',
    'The crane of Port Lennow fell before dawn, Lennow Herald reported, citing two port officials.',
    'The crane of Port Lennow fell before dawn, according to the Lennow Herald.',
    'The crane fell before dawn, according to the Lennow Herald newspaper.',
    'According to the Lennow Herald, the crane of the port fell before dawn.',
    'As first reported by the Lennow Herald, the crane of the port fell before dawn.',
    'The Lennow Herald reports that the crane of the port fell before dawn.',
    'The Lennow Herald has reported that the crane fell.',
    'The crane fell before dawn. The news was first reported by the Lennow Herald.',
    'The crane fell before dawn. The Lennow Herald was first to report the accident.',
    'Der Kran ist vor Tagesanbruch umgestürzt, berichtet der Lennow Herald.',
    'Der Kran ist umgestürzt, wie der Lennow Herald berichtet.',
    'Laut Lennow Herald ist der Kran umgestürzt.',
    'Einem Bericht der Lennow Herald zufolge ist der Kran umgestürzt.',
    'La grue est tombée avant l’aube, rapporte le Lennow Herald.',
    'Selon le Lennow Herald, la grue est tombée avant l’aube.',
    'La grúa cayó antes del alba, informó el Lennow Herald.',
    'Según el diario Lennow Herald, la grúa cayó antes del alba.',
    'La grúa cayó antes del alba, según publica Lennow Herald.',
  ])('reads: %s', (summary) => {
    expect(credited(summary)).toEqual(['lennow herald']);
  });

  it('reads in any case in a process that compiles without optimising, as one long-lived does', () => {
    const said = [
      'According to the Lennow Herald, the crane fell.',
      'The crane fell, the Lennow Herald reported on Tuesday.',
    ];
    const code = `
      const { creditedIn } = await import(${JSON.stringify(new URL('attribution.ts', import.meta.url).href)});
      const { report } = await import(${JSON.stringify(new URL('reports.fixture.ts', import.meta.url).href)});
      const names = ${JSON.stringify(said)}.map((summary) => creditedIn(report('a', { title: 'Crane', summary })));
      console.log(JSON.stringify(names.map((credits) => credits.map(({ key }) => key))));`;
    const args = ['--no-regexp-optimization', '--input-type=module', '--eval', code];
    const printed = execFileSync(process.execPath, args, { encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual(said.map(() => ['lennow herald']));
  });

  it.each([
    ['a title', 'Crane falls in port, Lennow Herald reports', ['lennow herald']],
    ['a title with according to', 'Crane falls in port, according to Lennow Herald', ['lennow herald']],
  ])('reads %s', (_, title, names) => {
    expect(credited('', title)).toEqual(names);
  });

  it.each([
    ['ذكرت صحيفة لينو هيرالد أن رافعة الميناء سقطت قبل الفجر.'],
    ['سقطت رافعة الميناء قبل الفجر، بحسب صحيفة لينو هيرالد.'],
    ['نقلا عن لينو هيرالد، سقطت رافعة الميناء قبل الفجر.'],
  ])('reads Arabic: %s', (summary) => {
    expect(credited(summary)).toContain('لينو هيرالد');
  });

  it.each([
    'The crane had failed a test in 2019, the Lennow Herald reported at the time.',
    'Mira Oldane, who once reported for the Lennow Herald, saw the crane fall.',
    'The crane fell before dawn. It had been bought second-hand, the Lennow Herald reports.',
    'The crane fell on the office of the Lennow Herald.',
    'The crane fell before dawn, according to a Lennow Herald survey of harbours.',
    'The crane fell before dawn, said Mira Oldane, a reporter of the Lennow Herald.',
    'Mira Oldane told the Lennow Herald that she would never complain about milk again.',
    'The crane fell before dawn. Divers looked at the quay. The Lennow Herald reports that it holds.',
  ])('reads no credit in: %s', (summary) => {
    expect(credited(summary)).not.toContain('lennow herald');
  });

  it.each([
    ['names', (size: number) => `${'Aaa '.repeat(2 * size)}, ${'Lennow '.repeat(size)}`],
    ['commas', (size: number) => 'a, '.repeat(2 * size)],
    ['a credit', (size: number) => `According to ${'A b '.repeat(2 * size)}`],
  ])('takes linear time for long texts without an end: %s', (_name, text) => {
    expect(growth((size) => credited(text(size)), 25_000)).toBeLessThan(LINEAR);
  });
});

describe('nameKey', () => {
  it.each([
    ['The Lennow Herald', 'lennow herald'],
    ['L’Écho de Lennow', 'echo de lennow'],
    ['La Voz', 'voz'],
    ['LENNOW-HERALD', 'lennow herald'],
  ])('spells %s as %s', (name, key) => {
    expect(nameKey(name)).toBe(key);
  });
});
