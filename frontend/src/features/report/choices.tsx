import { REPORT_DEPTHS, REPORT_EXPORTS, REPORT_SECTIONS } from '@360/contracts/report-terms';
import { PERSONAS } from '@360/contracts/vocabulary';
import { useId } from 'react';
import { PersonaName } from '../../components/evidence/persona-name.tsx';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';
import { type Draft, withFormat, withSection } from './draft.ts';

interface ChoicesProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
}

/** Who reads the story, and how far the report goes. */
export function ReadingChoices({ draft, onDraft }: ChoicesProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <>
      <fieldset className="rp-part">
        <legend className="label">{t('proReport.persona')}</legend>
        <div className="rp-pick rp-pick-3">
          {PERSONAS.map((persona) => (
            <label className="rp-opt" key={persona}>
              <input
                type="radio"
                name={`${name}-persona`}
                checked={persona === draft.persona}
                onChange={() => onDraft({ ...draft, persona })}
              />
              <span>
                <PersonaName persona={persona} />
                <span className="block text-12 text-ink-2">{t(`proReport.orders.${persona}`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="rp-part">
        <legend className="label">{t('proReport.depth')}</legend>
        <div className="rp-pick">
          {REPORT_DEPTHS.map((depth) => (
            <label className="rp-opt" key={depth}>
              <input
                type="radio"
                name={`${name}-depth`}
                checked={depth === draft.depth}
                onChange={() => onDraft({ ...draft, depth })}
              />
              <span>
                <b className="font-semibold">{t(`proReport.depths.${depth}`)}</b>
                <span className="block text-12 text-ink-2">{t(`proReport.depthSays.${depth}`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}

/** What the report holds, and as what it comes. */
export function ContentChoices({ draft, onDraft }: ChoicesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const of = { n: format.number(draft.sections.length), max: format.number(REPORT_SECTIONS.length) };
  return (
    <>
      <fieldset className="rp-part">
        <legend className="label">
          {t('proReport.sections')}{' '}
          <span className="num font-normal text-ink-3" aria-live="polite">
            {t('proReport.of', of)}
          </span>
        </legend>
        <div className="rp-secs">
          {REPORT_SECTIONS.map((section) => (
            <label className="rp-check" key={section}>
              <input
                type="checkbox"
                checked={draft.sections.includes(section)}
                onChange={() => onDraft(withSection(draft, section))}
              />
              {t(`proReport.section.${section}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className="rp-part">
        <legend className="label">{t('proReport.export')}</legend>
        <div className="rp-formats">
          {REPORT_EXPORTS.map((each) => (
            <label className="rp-check" key={each}>
              <input
                type="checkbox"
                checked={draft.formats.includes(each)}
                onChange={() => onDraft(withFormat(draft, each))}
              />
              {t(`proReport.format.${each}`)}
            </label>
          ))}
          <span className="text-12 text-ink-3">{t('proReport.office')}</span>
        </div>
      </fieldset>
    </>
  );
}
