import { useState } from 'react';
import { useTold } from '../../lib/told.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import '../../components/layout/wide-page.css';
import { EvidenceScope } from '../../components/evidence/evidence-scope.tsx';
import { showToast } from '../../lib/toast.ts';
import { failureText } from './ask.ts';
import { BriefingTab } from './briefing-tab.tsx';
import { DeepTab } from './deep-tab.tsx';
import type { KeptResult } from './kept-result.ts';
import './navigator.css';
import { PersonaCards } from './persona-cards.tsx';
import { QueryTab } from './query-tab.tsx';
import type { Question } from './question.ts';
import { panelId, TabBar, tabId } from './tab-bar.tsx';
import type { NavigatorAddress, NavigatorTab } from './tabs.ts';
import { useAsking } from './use-asking.ts';

function PersonasTab({ result }: { result: KeptResult }) {
  const { t } = useTranslation();
  return (
    <>
      <h1 className="head-28" dir="auto">
        {result.briefing.topic}
      </h1>
      <p className="mt-2 text-ink-2">{t('navigator.readingsHint')}</p>
      <PersonaCards analysis={result.briefing.personaAnalysis} whole />
    </>
  );
}

function Answer({ result, tab }: { result: KeptResult; tab: NavigatorTab }) {
  const { passages, notes } = result.briefing;
  return (
    <EvidenceScope passages={passages} notes={notes}>
      {tab === 'briefing' && <BriefingTab result={result} />}
      {tab === 'personas' && <PersonasTab result={result} />}
      {tab === 'deep' && <DeepTab briefing={result.briefing} />}
    </EvidenceScope>
  );
}

interface NavigatorPageProps {
  address: NavigatorAddress;
  onGo: (address: NavigatorAddress) => void;
}

/** What stands in the box: what the address asks from when it asks something else, and what is typed since. */
function useQuestion(q: string | undefined, before: string) {
  const [question, setQuestion] = useState<Question>({ text: q ?? before, picture: null });
  const [asked, setAsked] = useState(q);
  if (asked !== q) {
    setAsked(q);
    if (q !== undefined && q !== question.text.trim()) setQuestion({ text: q, picture: null });
  }
  return [question, setQuestion] as const;
}

/**
 * A question about anything in the news, and the briefing made of it. An address with a question fills the box; nothing is
 * asked before the reader asks.
 */
export function NavigatorPage({ address, onGo }: NavigatorPageProps) {
  const { t } = useTranslation();
  const told = useTold();
  const { q } = address;
  const asking = useAsking({
    onAnswer: ({ asked }) => {
      showToast({ kind: 'result', text: `${t('navigator.toast.done')}: ${t('navigator.toast.doneText')}` });
      onGo({ tab: 'briefing', ...(asked ? { q: asked } : {}) });
    },
    onFailure: (error) =>
      showToast({ kind: 'failure', text: `${t('navigator.toast.failed')}: ${failureText(error, t, told)}` }),
  });
  const result = asking.result && (q === undefined || q === asking.result.asked) ? asking.result : null;
  const [question, setQuestion] = useQuestion(q, asking.result?.asked ?? '');
  const tab = result ? (address.tab ?? 'query') : 'query';
  const choose = (next: NavigatorTab) => onGo({ ...address, tab: next });
  return (
    <div className="wide-page nv">
      <TabBar tab={tab} ready={result !== null} onChoose={choose} />
      <div className="nv-panel" role="tabpanel" id={panelId} aria-labelledby={tabId(tab)}>
        {tab === 'query' && <QueryTab question={question} onChange={setQuestion} asking={asking} />}
        {result && <Answer result={result} tab={tab} />}
      </div>
    </div>
  );
}
