import { Highlighter, MessageCircle, MousePointer2, MoveUpRight, Undo2 } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from '../../lib/use-translation.ts';
import { TOOLS, type Tool } from './board.ts';

const ICONS = { select: MousePointer2, highlight: Highlighter, comment: MessageCircle, arrow: MoveUpRight } as const;

interface ToolBarProps {
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** Absent where there is nothing to undo. */
  onUndo: (() => void) | undefined;
}

/** What a press on the picture does. */
export function ToolBar({ tool, onTool, onUndo }: ToolBarProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <div className="shd-tools">
      <fieldset>
        <legend className="sr-only">{t('shareDialog.tool')}</legend>
        {TOOLS.map((each) => {
          const Icon = ICONS[each];
          const label = t(`shareDialog.tools.${each}`);
          return (
            <label key={each} className="shd-tool" title={label}>
              <input
                type="radio"
                name={name}
                checked={each === tool}
                aria-label={label}
                onChange={() => onTool(each)}
              />
              <Icon className="icon" aria-hidden />
            </label>
          );
        })}
      </fieldset>
      <button
        type="button"
        className="icon-btn shd-undo"
        aria-label={t('action.undo')}
        title={t('action.undo')}
        disabled={!onUndo}
        onClick={onUndo}
      >
        <Undo2 className="icon" aria-hidden />
      </button>
    </div>
  );
}
