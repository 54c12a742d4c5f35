import type { StoryDetail } from '@360/contracts/stories';
import { CountrySection } from './country-section.tsx';
import { FigureSection } from './figure-section.tsx';
import { OutletSection } from './outlet-section.tsx';

/** What all reports of a story say together: who, where figures differ, from which countries. */
export function StorySections({ detail }: { detail: StoryDetail }) {
  return (
    <>
      <FigureSection detail={detail} />
      <OutletSection items={detail.items} />
      <CountrySection countries={detail.countries} />
    </>
  );
}
