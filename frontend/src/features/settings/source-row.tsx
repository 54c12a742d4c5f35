import type { Publisher } from '@360/contracts/publishers';
import { memo, useId } from 'react';
import { useFormat } from '../../lib/use-format.ts';
import { change } from './change-settings.ts';

interface SourceRowProps {
  publisher: Publisher;
  on: boolean;
  /** Whether no further one can be switched off. */
  full: boolean;
}

/** One outlet, and whether its reports are shown. */
export const SourceRow = memo(function SourceRow({ publisher, on, full }: SourceRowProps) {
  const format = useFormat();
  const name = useId();
  const { id } = publisher;
  const toggle = () =>
    void change(({ mutedSources }) => ({
      mutedSources: on
        ? [...mutedSources.filter((muted) => muted !== id), id]
        : mutedSources.filter((muted) => muted !== id),
    }));
  return (
    <li>
      <label className="st-row">
        <span className="mast" aria-hidden>
          {publisher.name.charAt(0)}
        </span>
        <span className="min-w-0 flex-1">
          <span className="st-name" id={name}>
            <bdi>{publisher.name}</bdi>
          </span>
          <span className="st-hint">
            {[publisher.country && format.country(publisher.country), URL.parse(publisher.site)?.host]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </span>
        <button
          type="button"
          className="switch"
          role="switch"
          aria-checked={on}
          aria-labelledby={name}
          disabled={on && full}
          onClick={toggle}
        />
      </label>
    </li>
  );
});
