/**
 * The bearer token of the signed-in account: in memory only, so that no script of another page can read it from
 * storage. Identity sets it; every call sends it.
 */
type Renew = (stale: string) => Promise<string | null>;

let current: string | null = null;
let renewal: Renew = async () => null;

export const bearer = {
  get token(): string | null {
    return current;
  },
  set(token: string | null): void {
    current = token;
  },
  /**
   * Tells who gets a new token when the server refuses one; null means that the account is signed out, a
   * ConnectionError that this could not be found out.
   */
  renewWith(renew: Renew): void {
    renewal = renew;
  },
  renew: (stale: string): Promise<string | null> => renewal(stale),
};
