import { Component, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { PageFailed } from './PageFailed.tsx';

interface PageBoundaryProps {
  /** Names where the router is: elsewhere it is tried anew. */
  readonly place: string;
  /** Where the message stands. */
  readonly room: HTMLElement;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Catches what kept pages throw while they are drawn, as the router does for those that it draws itself. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): PageBoundaryState {
    return { failure: { error } };
  }

  override componentDidUpdate({ place }: PageBoundaryProps) {
    if (this.state.failure && place !== this.props.place) this.setState({ failure: null });
  }

  override render() {
    const { failure } = this.state;
    return failure ? createPortal(<PageFailed {...failure} />, this.props.room) : this.props.children;
  }
}
