import { describe, expect, it } from 'vitest';
import type { CoverageItem } from './coverage-item.ts';
import { reportsOf } from './independence.ts';
import { leadItemOf } from './lead-item.ts';
import { HOUR_MS, OWN, report, START, WIRE } from './reports.fixture.ts';

const summary = 'The ferry terminal stays closed until divers have looked at the foundation.';
const lead = (...items: CoverageItem[]) => leadItemOf(items, reportsOf(items));

describe('leadItemOf', () => {
  it('is the item whose title says what most titles say', () => {
    expect(
      lead(
        report('a', { title: 'Why Mira Oldane went to fetch some milk', summary }),
        report('b', { title: 'Crane falls on ferry quay in Port Lennow', summary: `${summary} Nobody was hurt.` }),
        report('c', {
          title: 'Crane falls in Port Lennow and closes ferry quay',
          summary: 'Tickets stay valid on all ferries to the islands.',
        }),
        report('d', {
          title: 'Port Lennow ferry quay closed by crane',
          summary: 'Nobody sat in the cabin when the old crane fell over.',
        }),
      ),
    ).not.toBe('a');
  });

  it.each([
    ['a title that states something', 'LIVE: crane falls in Port Lennow'],
    ['a title that asks nothing', 'Crane falls in Port Lennow: who knew?'],
    ['a title that does not shout', 'CRANE FALLS IN PORT LENNOW'],
  ])('prefers %s', (_, other) => {
    expect(
      lead(
        report('a', { title: other, summary }),
        report('b', { title: 'Crane falls in Port Lennow', summary: OTHER }),
      ),
    ).toBe('b');
  });

  const OTHER = 'Nobody sat in the cabin when the old crane of the port fell.';

  it('prefers an item with a summary, then a newer one, then the first', () => {
    const title = 'Crane falls in Port Lennow';
    expect(lead(report('a', { title }), report('b', { title, summary }))).toBe('b');
    const old = { title, summary, publishedAt: START - 48 * HOUR_MS };
    expect(lead(report('a', old), report('b', { title, summary: OTHER }))).toBe('b');
    expect(lead(report('b', { title, summary: OTHER }), report('a', { title, summary }))).toBe('a');
  });

  it('is in the language of most reports', () => {
    const kran = { language: 'de', summary: 'Der Fährkai bleibt gesperrt, bis Taucher das Fundament geprüft haben.' };
    const items = [
      report('a', { title: 'Crane falls in Port Lennow and shuts quay', summary, publishedAt: START + HOUR_MS }),
      report('b', { title: 'Kran stürzt in Lennow um, Fährkai gesperrt', ...kran }),
      report('c', { ...kran, title: 'Kran in Lennow gestürzt', summary: 'Niemand saß in der Kabine des alten Krans.' }),
    ];
    expect(lead(...items)).toBe('b');
    const unknown = items.map((item) => ({ ...item, language: null }));
    expect(['a', 'b']).toContain(lead(...unknown));
  });

  it('prefers a report’s own text to a copy of it', () => {
    const text = WIRE;
    const title = 'Crane falls in Port Lennow and closes quay';
    const copy = report('b', { title, summary, text, publishedAt: START + HOUR_MS / 2 });
    expect(lead(report('a', { title, summary, text }), copy, report('c', { title: 'Ferry news', text: OWN }))).toBe(
      'a',
    );
  });

  it.each([
    ['lures', 'This is why a crane falls in Port Lennow'],
    ['was cut off', 'Crane falls in Port Lennow and…'],
  ])('passes over a title that %s', (_, other) => {
    const items = [
      report('a', { title: other, summary }),
      report('b', { title: 'Crane falls in Port Lennow', summary: OTHER }),
    ];
    expect(lead(...items)).toBe('b');
  });

  it('refuses a story without items', () => {
    expect(() => lead()).toThrow(RangeError);
  });
});
