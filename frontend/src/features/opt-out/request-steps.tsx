import { ANSWER_HOURS, type RequestState, type RequestType } from '@360/contracts/publisher-request-terms';
import type { PublisherRequest } from '@360/contracts/publisher-requests';
import { useFormat } from '../../lib/use-format.ts';
import { useTranslation } from '../../lib/use-translation.ts';

type Step = 'received' | 'proven' | 'decided' | 'removed';

const STEPS: Readonly<Record<'opt-out' | 'other', readonly Step[]>> = {
  'opt-out': ['received', 'proven', 'decided', 'removed'],
  other: ['received', 'decided'],
};

const STATES: Readonly<Record<Step, readonly RequestState[]>> = {
  received: ['submitted'],
  proven: ['proven'],
  decided: ['approved', 'declined'],
  removed: ['enforced'],
};

/** When a request came to a step; undefined where it has not. */
const timeOf = (request: PublisherRequest | null, step: Step): string | undefined =>
  request?.history.find(({ status }) => STATES[step].includes(status))?.at;

interface RequestStepsProps {
  type: RequestType;
  /** Null before anything is sent. */
  request: PublisherRequest | null;
}

/** What happens, in order; with a request, how far it has come and when. */
export function RequestSteps({ type, request }: RequestStepsProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const isDeclined = request?.status === 'declined';
  const isOver = isDeclined || request?.status === 'enforced' || (type !== 'opt-out' && request?.status === 'approved');
  // an operator may decide on another word than the domain's, and what is declined is not honoured
  const isLeftOut = (step: Step) =>
    (step === 'proven' && timeOf(request, 'decided') && !timeOf(request, 'proven')) ||
    (step === 'removed' && isDeclined);
  const steps = STEPS[type === 'opt-out' ? 'opt-out' : 'other'].filter((step) => !isLeftOut(step));
  const next = request && !isOver ? steps.find((step) => timeOf(request, step) === undefined) : null;
  const hours = (key: keyof typeof ANSWER_HOURS) => format.count('optOut.hours', ANSWER_HOURS[key]);
  return (
    <aside className="oo-steps" aria-labelledby="oo-steps">
      <h2 className="label" id="oo-steps">
        {t('optOut.steps.title')}
      </h2>
      <ol>
        {steps.map((step) => {
          const at = timeOf(request, step);
          const name = step === 'decided' && isDeclined ? 'declined' : step;
          return (
            <li
              key={step}
              data-state={at ? 'done' : step === next ? 'next' : 'open'}
              aria-current={step === next ? 'step' : undefined}
            >
              <b>{t(`optOut.steps.${name}`)}</b>
              <p className="hint">
                {at ? (
                  <time dateTime={at}>{format.dateTime(at)}</time>
                ) : (
                  t(`optOut.steps.${step}Text`, { hours: hours(type) })
                )}
              </p>
            </li>
          );
        })}
      </ol>
      <p className="hint mt-4">{t('optOut.copyright', { copyright: hours('copyright'), dmca: hours('dmca') })}</p>
    </aside>
  );
}
