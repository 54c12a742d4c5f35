import { Component, type ReactNode, Suspense } from 'react';

interface LayerBoundaryProps {
  onFail?: () => void;
  children: ReactNode;
}

/** Keeps the page where a layer over it cannot be fetched or drawn: without the network only the layer is missing. */
export class LayerBoundary extends Component<LayerBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    this.props.onFail?.();
  }

  override render() {
    return this.state.failed ? null : <Suspense>{this.props.children}</Suspense>;
  }
}
