import type { Story } from '../../newsroom/content.ts';
import { newsroomThen } from './newsroom-evidence.ts';
import type { StoryItem } from './story-evidence.ts';

export type Plant = NonNullable<Story['plants']['contradiction']>[number];

/** A contradiction planted in a story, with the moment at which it is looked for. */
export interface Planted {
  story: Story;
  plant: Plant;
  moment: number;
  /** Whether it stands to the end: neither side takes its figure back. */
  stands: boolean;
}

/** Contradictions that are over in the end: one side corrects its figure, or gives that of the other. */
const OVER: ReadonlySet<string> = new Set([
  'miners trapped',
  'travellers waiting in the tunnel',
  'what the sample held',
]);
const NUMBER = /^(?:about |some )?[\p{L}\d.,-]+/u;

/** Whether a text gives the number that a planted figure begins with: "seventeen" of "seventeen miners". */
export const givesNumber = (text: string, words: string): boolean =>
  text.toLowerCase().includes((NUMBER.exec(words)?.[0] ?? words).toLowerCase());

/** Whether an item gives a planted figure anywhere. */
export const itemGives = ({ title, summary, text }: StoryItem, words: string): boolean =>
  givesNumber(`${title} ${summary} ${text}`, words);

const bothAreOut = ({ figures }: Plant, items: readonly StoryItem[]): boolean =>
  figures.every(({ outlet, says }) => items.some((item) => item.outletId === outlet && itemGives(item, says)));

/** Every contradiction planted in the sample newsroom: at the end or, where it is over by then, as soon as both sides are out. */
export const plantedContradictions = (): Planted[] => {
  const { stories, itemsThen, momentsOf } = newsroomThen();
  return stories.flatMap((story) =>
    (story.plants.contradiction ?? []).flatMap((plant) => {
      const moments = momentsOf(story);
      const stands = !OVER.has(plant.about);
      const moment = stands ? moments.at(-1) : moments.find((at) => bothAreOut(plant, itemsThen(story, at)));
      return moment === undefined ? [] : { story, plant, moment, stands };
    }),
  );
};
