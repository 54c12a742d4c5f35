export { ProfilePage as ProfileRoute } from '../features/profile/profile-page.tsx';
