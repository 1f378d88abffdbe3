export { ChangePasswordPage as Component } from './ChangePasswordPage.tsx';
