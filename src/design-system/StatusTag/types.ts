export interface StatusTagProps {
  readonly tone: 'success' | 'danger' | 'warning' | 'neutral' | 'info';
  readonly label: string;
  /** The long text, on hover and on keyboard focus. */
  readonly description?: string | undefined;
}
