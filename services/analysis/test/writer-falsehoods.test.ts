import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type InventedStory, STORIES } from './_invented-stories.ts';
import { LOCAL, labelsFor, startWriter, taskOf, type WriterHarness } from './_writer-harness.ts';

let harness: WriterHarness;
beforeAll(async () => {
  harness = await startWriter();
});
afterAll(() => harness.stop());

type Falsehood = readonly [kind: string, make: (truth: string) => string];

const ending = (truth: string, more: string) => truth.replace(/\.$/, ` ${more}.`);
const beginning = (truth: string, more: string) =>
  `${more} ${truth.replace(/^(The|It|Tram)\b/, (word) => word.toLowerCase())}`;

/** Each adds one thing to a true sentence that no passage holds. */
const FALSEHOODS: readonly Falsehood[] = [
  ['name', (truth) => ending(truth, ', according to Selma Quarrington')],
  ['name', (truth) => ending(truth, 'in the town of Ostravelle')],
  ['name', (truth) => beginning(truth, 'Governor Hale Immerwahr confirmed that')],
  ['name', (truth) => ending(truth, 'near the offices of Brightwell Partners')],
  ['number', (truth) => ending(truth, 'while 37 people looked on')],
  ['number', (truth) => ending(truth, 'at a cost of $9.8 million')],
  ['number', (truth) => ending(truth, 'for the sixth time')],
  ['number', (truth) => ending(truth, ', some 73 percent of all')],
  ['date', (truth) => ending(truth, 'on 14 November')],
  ['date', (truth) => beginning(truth, 'Since Sunday')],
  ['date', (truth) => ending(truth, ', as it did in 1987')],
  ['date', (truth) => ending(truth, 'at 5:45 am')],
  ['quotation', (truth) => ending(truth, ', which officials called "a disgrace for everybody"')],
  ['quotation', (truth) => ending(truth, 'and “nobody will be held to account”')],
  ['quotation', (truth) => ending(truth, "and people spoke of 'a miracle'")],
  ['quotation', (truth) => ending(truth, ', «the end of an era»')],
];

/** Changes of what a sentence does hold. */
const CHANGED: readonly (readonly [story: string, truth: string, changed: string])[] = [
  ['dam', '240 homes', '420 homes'],
  ['dam', '240 homes', '2,400 homes'],
  ['dam', '1,200 people', '12,000 people'],
  ['dam', '1,200 people', '1.2 million people'],
  ['dam', 'Monday', 'Friday'],
  ['dam', 'Ilse Brandvik', 'Elsa Brandvik'],
  ['dam', 'Mayor Ilse', 'Minister Ilse'],
  ['dam', 'Radio Norrby 24 reports that engineers', 'Radio Norrby 24 reports that 24 engineers'],
  ['dam', 'Radio Norrby 24 reports', 'The Quay Gazette reports'],
  ['strike', 'Thursday', 'Tuesday'],
  ['strike', '4% more', '14% more'],
  ['strike', 'Petra Osterloh', 'Petra Osterkamp'],
  ['strike', 'eleven hours', 'twelve hours'],
  ['strike', 'stay awake', 'stay alive'],
  ['clinic', '17 cases', '71 cases'],
  ['clinic', '3 May', '3 June'],
  ['clinic', '3 May', '13 May'],
  ['clinic', 'Port Casmir', 'Port Aldous'],
  ['clinic', 'Doctor Amadi Rennick', 'Doctor Amadi Rendell'],
  ['mine', '$3.5 million', '$35 million'],
  ['mine', '$3.5 million', '€3.5 million'],
  ['mine', '$3.5 million', '$3.5 billion'],
  ['mine', '60 times', '600 times'],
  ['mine', 'September', 'October'],
  ['match', '3-2', '2-3'],
  ['match', '3-2', '5-2'],
  ['match', '18,000', '80,000'],
  ['match', 'Juno Halvorsen', 'Juno Halloran'],
  ['match', 'got nothing', 'got everything'],
];

/** Whole events that nobody reported, without name, number, date or quotation, and true ones turned round. */
const INVENTED: readonly (readonly [story: string, text: string])[] = [
  ['dam', 'A warehouse burned down while looters roamed the empty streets.'],
  ['dam', 'The army was called in to shoot at thieves in the flooded town.'],
  ['dam', 'The dam wall was not holding, the mayor said.'],
  ['strike', 'Passengers attacked drivers and set several trams on fire.'],
  ['strike', 'The union called the offer generous and ended the dispute.'],
  ['clinic', 'Two nurses fled the island after poisoning the well.'.replace('Two nurses', 'Nurses')],
  ['clinic', 'The health office has said where the infection began.'],
  ['mine', 'The chairman bribed the council to get the permit.'],
  ['mine', 'Toxic waste has already leaked into the drinking water.'],
  ['match', 'The referee was paid to let the visitors lose.'],
];

interface Case {
  readonly kind: string;
  readonly story: InventedStory;
  readonly false: string;
  /** Index of the truth it is made of. */
  readonly at: number;
}

const storyNamed = (name: string): InventedStory => STORIES.find((story) => story.name === name) as InventedStory;

const CASES: readonly Case[] = [
  ...STORIES.flatMap((story) =>
    story.truths.flatMap(({ text }, at) =>
      FALSEHOODS.map(([kind, make]): Case => ({ kind, story, at, false: make(text) })),
    ),
  ),
  ...CHANGED.map(([name, truth, changed]): Case => {
    const story = storyNamed(name);
    const at = story.truths.findIndex(({ text }) => text.includes(truth));
    return { kind: 'changed', story, at, false: (story.truths[at]?.text ?? '').replace(truth, changed) };
  }),
  ...INVENTED.map(([name, text]): Case => ({ kind: 'event', story: storyNamed(name), at: 0, false: text })),
];

/** The model tells the truth but for one sentence, which it lays among the others and gives all the passages it can. */
const tell = ({ story, at, false: said }: Case, place: number) => {
  harness.model.answer(({ user }) => {
    const sentences = story.truths.map(({ text, on }) => ({
      text,
      passages: labelsFor(
        user,
        on.map((index) => story.passages[index]?.text ?? ''),
      ),
    }));
    const all = labelsFor(
      user,
      story.passages.map(({ text }) => text),
    );
    const own = sentences[at]?.passages ?? [];
    sentences.splice(place, 0, { text: said, passages: place % 2 ? all : own });
    return { headline: said, sentences };
  });
};

describe('a model that adds what no passage says', () => {
  test(`there are at least 200 of each sort of seeded case`, () => {
    expect(CASES.filter(({ kind }) => kind !== 'event').length).toBeGreaterThanOrEqual(200);
    expect(CASES.every(({ false: said, story }) => !story.truths.some(({ text }) => text === said))).toBe(true);
  });

  test.each(STORIES)('what is true is shown: $name', async (story) => {
    harness.model.answer(({ user }) => ({
      sentences: story.truths.map(({ text, on }) => ({
        text,
        passages: labelsFor(
          user,
          on.map((index) => story.passages[index]?.text ?? ''),
        ),
      })),
    }));
    const { sentences, writer } = await harness.writer.write(taskOf(story.passages), () => LOCAL);
    expect(sentences.map(({ text }) => text)).toEqual(story.truths.map(({ text }) => text));
    expect(sentences.map(({ passages }) => passages)).toEqual(
      story.truths.map(({ on }) => on.map((index) => story.passages[index]?.id)),
    );
    expect(writer).toMatchObject({ provider: 'openai', fallback: false, withheld: 0 });
  });

  test.each(CASES.map((each, index) => ({ ...each, index, name: each.story.name })))(
    '$kind: $false',
    async ({ index, ...each }) => {
      tell(each, index % 5);
      const persona = (['centrist', 'investigator', 'internationalist'] as const)[index % 3] ?? 'centrist';
      const written = await harness.writer.write(taskOf(each.story.passages, persona), () => LOCAL);
      expect(written.sentences.map(({ text }) => text)).toEqual(each.story.truths.map(({ text }) => text));
      expect(written.headline).toBeNull();
      expect(written.writer).toMatchObject({ fallback: false, withheld: 1 });
    },
  );
});
