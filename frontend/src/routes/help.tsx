import { useNavigate } from '@tanstack/react-router';
import { HelpPage } from '../features/help/help-page.tsx';
import { askForTour } from '../features/tour/tour-flag.ts';

/** Questions, the user guide, and the tour once more. */
export function HelpRoute() {
  const navigate = useNavigate();
  const restart = () => {
    askForTour();
    void navigate({ to: '/', search: {} });
  };
  return <HelpPage onTour={restart} />;
}
