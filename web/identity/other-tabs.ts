/** A message to the other tabs of the same browser. */
export interface TabMessage {
  /** The account that signed out. */
  readonly signedOut: string;
}

const name = 'lyceum-authentication';

const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);

/** Tells the other tabs that this account signed out; does nothing in a browser without channels. */
export const tellOtherTabs = (message: TabMessage): void => channel?.postMessage(message);

/** Calls `listener` with each message of another tab. */
export function onOtherTab(listener: (message: TabMessage) => void): void {
  channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data));
}
