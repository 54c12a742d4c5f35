export { WatchLaterPage as WatchLaterRoute } from '../features/watch-later/watch-later-page.tsx';
