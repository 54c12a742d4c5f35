import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
import type { NavigatorTab } from './tabs.ts';
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
  /** As the address has it. */
  tab: NavigatorTab;
  onTab: (tab: NavigatorTab) => void;
}

/** A question about anything in the news, and the briefing made of it. */
export function NavigatorPage({ tab: asked, onTab }: NavigatorPageProps) {
  const { t } = useTranslation();
  const asking = useAsking({
    onAnswer: () => {
      showToast({ kind: 'result', text: `${t('navigator.toast.done')}: ${t('navigator.toast.doneText')}` });
      onTab('briefing');
    },
    onFailure: (error) =>
      showToast({ kind: 'failure', text: `${t('navigator.toast.failed')}: ${failureText(error, t)}` }),
  });
  const { result } = asking;
  const [question, setQuestion] = useState<Question>({ text: result?.asked ?? '', picture: null });
  const tab = result ? asked : 'query';
  return (
    <div className="wide-page nv">
      <TabBar tab={tab} ready={result !== null} onChoose={onTab} />
      <div className="nv-panel" role="tabpanel" id={panelId} aria-labelledby={tabId(tab)}>
        {tab === 'query' && <QueryTab question={question} onChange={setQuestion} asking={asking} />}
        {result && <Answer result={result} tab={tab} />}
      </div>
    </div>
  );
}
