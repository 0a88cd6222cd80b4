import { Component, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { ErrorPage } from './error-page.tsx';

interface BoundaryProps {
  /** The address that is shown. Another address is another page, which may work. */
  address: string;
  children: ReactNode;
}

/** Only class components can catch that a part below them failed to render or to load. */
class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate({ address }: BoundaryProps) {
    if (this.state.failed && address !== this.props.address) this.setState({ failed: false });
  }

  override render() {
    return this.state.failed ? <ErrorPage /> : this.props.children;
  }
}

/** Shows the error page in place of a page that breaks, until another address is opened. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  return <Boundary address={useLocation().pathname}>{children}</Boundary>;
}
