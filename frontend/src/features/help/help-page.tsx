import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { DocPage } from '../../components/layout/doc-page.tsx';
import { useTranslation } from '../../lib/use-translation.ts';
import { AnalysisAnswer, CustomAnswer, PersonaAnswer, TagAnswer } from './answers.tsx';
import './help.css';
import { GUIDE_TOPICS, matching, QUESTIONS, type Question } from './help-texts.ts';
import { SupportWays } from './support-ways.tsx';

/** What stands under an answer's words. */
const BELOW: Readonly<Partial<Record<Question, () => ReactNode>>> = {
  analysis: () => <AnalysisAnswer />,
  tags: () => <TagAnswer />,
  custom: () => <CustomAnswer />,
  personas: () => <PersonaAnswer />,
};

function QuestionList({ questions, open }: { questions: readonly Question[]; open: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="hp-faq">
      {questions.map((question, index) => (
        <details key={`${question} ${open}`} open={open || index < 2}>
          <summary>{t(`helpPage.questions.${question}.title`)}</summary>
          <div>
            <p className="hp-body">{t(`helpPage.questions.${question}.text`)}</p>
            {BELOW[question]?.()}
          </div>
        </details>
      ))}
    </div>
  );
}

/** Help & Support: a box that narrows the questions and the guide to what is typed. */
export function HelpPage({ onTour }: { onTour: () => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const box = useId();
  const textOf = (group: 'questions' | 'guide') => (id: string) =>
    `${t(`helpPage.${group}.${id}.title`)} ${t(`helpPage.${group}.${id}.text`)}`;
  const questions = matching(QUESTIONS, typed, textOf('questions'));
  const topics = matching(GUIDE_TOPICS, typed, textOf('guide'));
  const none = questions.length + topics.length === 0;
  return (
    <DocPage title={t('helpPage.title')} aside={<SupportWays onTour={onTour} />}>
      <search className="hp-search">
        <Search className="icon icon-s" aria-hidden />
        <label className="sr-only" htmlFor={box}>
          {t('helpPage.search')}
        </label>
        <input
          id={box}
          type="search"
          placeholder={t('helpPage.search')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </search>
      <p className={none ? 'mt-6 text-ink-2' : 'sr-only'} role="status">
        {none ? t('helpPage.nothing', { query: typed.trim() }) : ''}
      </p>
      {questions.length > 0 && (
        <section aria-labelledby={`${box}-faq`}>
          <h2 className="head-22 mt-8" id={`${box}-faq`}>
            {t('helpPage.faq')}
          </h2>
          <QuestionList questions={questions} open={typed.trim() !== ''} />
        </section>
      )}
      {topics.length > 0 && (
        <section aria-labelledby="guide">
          <h2 className="head-22 mt-8" id="guide" tabIndex={-1}>
            {t('helpPage.guideTitle')}
          </h2>
          <dl className="hp-guide">
            {topics.map((topic) => (
              <div key={topic}>
                <dt className="head-18">{t(`helpPage.guide.${topic}.title`)}</dt>
                <dd className="hp-body mt-1">{t(`helpPage.guide.${topic}.text`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </DocPage>
  );
}
