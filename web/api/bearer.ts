/** @param stale the token that the server has refused */
type Renew = (stale: string) => Promise<string | null>;

let current: string | null = null;
let renewal: Renew = async () => null;

/**
 * The bearer token of the signed-in account: kept in memory only, so that no script can read it from storage.
 * The identity room sets it, and every call sends it.
 */
export const bearer = {
  get token(): string | null {
    return current;
  },
  set(token: string | null): void {
    current = token;
  },
  /**
   * Sets the function that gets a new token when the server refuses one. It returns null when the account is
   * signed out, and throws a ConnectionError when the server cannot be reached.
   */
  renewWith(renew: Renew): void {
    renewal = renew;
  },
  renew: (stale: string): Promise<string | null> => renewal(stale),
};
