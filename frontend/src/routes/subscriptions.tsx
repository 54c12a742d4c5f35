export { SubscriptionsPage as SubscriptionsRoute } from '../features/subscriptions/subscriptions-page.tsx';
