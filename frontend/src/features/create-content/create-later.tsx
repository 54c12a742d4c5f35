import { lazy } from 'react';
import { withStrings } from '../../lib/i18n.ts';

const fetchDialog = withStrings(['create-content', 'told'], () => import('./create-dialog.tsx'));

/** The form of a new post, fetched when it is asked for. */
export const CreateDialog = lazy(() => fetchDialog().then((module) => ({ default: module.CreateDialog })));
