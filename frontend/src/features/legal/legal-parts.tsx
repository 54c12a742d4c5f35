import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ContactWays } from '../../components/layout/contact-ways.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/layout/doc-page.css';
import { useFormat } from '../../lib/use-format.ts';
import type { LegalText } from './legal-texts.ts';
import { ResponseTimes } from './response-times.tsx';

interface LegalPartsProps {
  text: LegalText;
  parts: readonly string[];
  /** Of the parts' titles. */
  heading: 'h2' | 'h3';
}

/** What stands under a part's words, by text and part. */
const BELOW: Readonly<Record<string, () => ReactNode>> = {
  'terms.contact': () => <ContactWays />,
  'terms.publishers': () => <OptOutLink />,
  'copyright.optOut': () => <OptOutLink />,
  'copyright.times': () => <ResponseTimes />,
};

function OptOutLink() {
  const { t } = useTranslation();
  return (
    <p>
      <Link to="/opt-out" search={true} className="link">
        {t('legal.toOptOut')}
      </Link>
    </p>
  );
}

/** The address of a part within its page. */
export const partId = (text: LegalText, part: string): string => `${text}-${part}`;

/** Numbered parts of a text. */
export function LegalParts({ text, parts, heading: Heading }: LegalPartsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ol className="doc-parts">
      {parts.map((part, index) => (
        <li key={part}>
          <Heading className="head-22" id={partId(text, part)} tabIndex={-1}>
            <span className="num" aria-hidden>
              {format.number(index + 1)}
            </span>
            {t(`legal.${text}.parts.${part}.title`)}
          </Heading>
          <div className="doc-body">
            <p>{t(`legal.${text}.parts.${part}.text`)}</p>
            {BELOW[`${text}.${part}`]?.()}
          </div>
        </li>
      ))}
    </ol>
  );
}
