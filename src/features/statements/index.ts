export { StatementsPage } from './StatementsPage.tsx';
