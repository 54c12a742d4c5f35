import { describe, expect, it } from 'vitest';
import { eachAlone, reportOf } from '../analyse/story.fixture.ts';
import { affectedSentences, impactsOf } from './impact-of.ts';

const impactsIn = (...reports: Parameters<typeof reportOf>[]) =>
  impactsOf(affectedSentences(eachAlone(reports.map((given) => reportOf(...given)))));

describe('impactsOf', () => {
  it('says who is affected by how many independent reports, with figures and whole sentences', () => {
    const impacts = impactsIn(
      ['quay', { text: 'The storm passed in the night. It killed 12 people and left 3,000 homes without power.' }],
      ['coast', { text: 'At least 12 people were killed, the mayor said.' }],
    );
    expect(impacts.map(({ group, kind, reports, figures }) => ({ group, kind, reports, figures }))).toEqual([
      { group: 'people', kind: 'people', reports: 2, figures: ['12 people', 'At least 12 people'] },
      { group: 'homes', kind: 'place', reports: 1, figures: ['3,000 homes'] },
      { group: 'power', kind: 'service', reports: 1, figures: [] },
    ]);
    expect(impacts[0]?.sentences).toEqual([
      {
        text: 'It killed 12 people and left 3,000 homes without power.',
        ...{ passages: ['quay#2'], figures: [], phrase: null },
      },
      { text: 'At least 12 people were killed, the mayor said.', passages: ['coast#1'], figures: [], phrase: null },
    ]);
  });

  it('counts a copy once', () => {
    const text = 'The storm killed 12 people.';
    const reports = [reportOf('quay', { text }), reportOf('coast', { text, copyOf: 'quay' })];
    expect(impactsOf(affectedSentences(reports))[0]).toMatchObject({ group: 'people', reports: 1 });
  });

  it('reads how many people were hit in other languages, and nothing where it has no rules', () => {
    const [impact] = impactsIn(['hafen', { language: 'de', text: 'Bei dem Sturm wurden 12 Menschen getötet.' }]);
    expect(impact).toMatchObject({ group: 'people', figures: ['12 Menschen getötet'] });
    expect(impactsIn(['porto', { language: 'pt', text: 'A tempestade matou 12 pessoas.' }])).toEqual([]);
  });

  it('says nothing where nothing is said to have happened to anybody', () => {
    expect(impactsIn(['quay', { text: 'The council met on Monday. Residents spoke.' }])).toEqual([]);
  });
});
