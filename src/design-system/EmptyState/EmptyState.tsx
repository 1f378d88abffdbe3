import Inbox from 'lucide-react/icons/inbox';
import { StateMessage } from './StateMessage.tsx';
import type { EmptyStateProps } from './types.ts';

/** Replaces missing content: says what is missing, why, and what to do next. */
export const EmptyState = ({ title, text, action, icon, compact }: EmptyStateProps) => (
  <StateMessage icon={icon ?? <Inbox size={20} />} title={title} text={text} actions={action} compact={compact} />
);
