export { TrendingPage as TrendingRoute } from '../features/trending/trending-page.tsx';
