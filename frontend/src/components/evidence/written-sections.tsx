import type { WrittenSection } from '@360/contracts/briefings';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '../../lib/use-translation.ts';
import { CitedText } from './cited.tsx';
import { headingText } from './sentence-text.ts';

/** The id of a section's heading, for lists of contents. */
export const sectionId = (index: number): string => `section-${index + 1}`;

function Heading({ section, id }: { section: WrittenSection; id: string | undefined }) {
  const { i18n } = useTranslation();
  const { text, own } = headingText(section.heading, section.headingKey, i18n);
  const { storyId } = section;
  return (
    <h2 className="head-22 ev-h" id={id} tabIndex={id ? -1 : undefined} dir={own ? undefined : 'auto'}>
      {storyId === null ? (
        text
      ) : (
        <Link to="/story/$storyId" params={{ storyId }} search={true} className="hover:underline">
          {text}
        </Link>
      )}
    </h2>
  );
}

/** A written text under its headings, each sentence with what it rests on. @param numbered whether headings can be gone to. */
export function WrittenSections({ sections, numbered = false }: { sections: WrittenSection[]; numbered?: boolean }) {
  return sections.map((section, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sections have no id, and a text is drawn anew as a whole
    <section key={index}>
      {section.heading !== '' && <Heading section={section} id={numbered ? sectionId(index) : undefined} />}
      <p className="ev-text">
        <CitedText sentences={section.sentences} />
      </p>
    </section>
  ));
}
