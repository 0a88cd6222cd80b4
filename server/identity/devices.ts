import { createHmac } from 'node:crypto';
import type { Ids } from '../context.ts';
import { isSame } from './same-text.ts';

/** The cookie by which a browser shows that it signed in to an account before. */
const deviceCookie = 'lyceum-device';
/** A page that was loaded over plain HTTP cannot set a cookie whose name begins with this. */
const securePrefix = '__Secure-';

/**
 * The most accounts that one device remembers, so that a whole class can share a computer. The newest are
 * kept.
 */
const maxAccounts = 40;

/**
 * The value of the cookie: the id, then the keyed hash of each account, separated by dots. The 40 in the
 * expression is `maxAccounts`.
 */
const wellFormed = /^([A-Z0-9]{26})((?:\.[\w-]{22}){1,40})$/;

/** 400 days, the longest time for which browsers keep a cookie. */
const lifetimeSeconds = 400 * 24 * 3600;

/**
 * Recognises devices that signed in before, so that guesses from elsewhere do not delay them. The cookie
 * names no person. It holds a random id and, for each account, a keyed hash of the id and the account, which
 * only this server can make.
 */
export class Devices {
  readonly #cookie: string;

  /** @param secret the server's (AUTH_SECRET) @param secure whether people reach the server by https */
  constructor(
    private readonly secret: string,
    private readonly ids: Pick<Ids, 'next'>,
    private readonly secure: boolean,
  ) {
    this.#cookie = `${secure ? securePrefix : ''}${deviceCookie}`;
  }

  /**
   * The id of a device that signed in to this account before; undefined for every other device.
   * @param cookies the Cookie header
   * @param account the email address in lower case
   */
  knownBy(cookies: string | undefined, account: string): string | undefined {
    const { id, hashes } = this.#read(cookies);
    const own = this.#keyedHash(id, account);
    return hashes.some((hash) => isSame(hash, own)) ? id : undefined;
  }

  /** The id of the device that made a call; undefined for one without the cookie. */
  idOf(cookies: string | undefined): string | undefined {
    return this.#read(cookies).id;
  }

  /** A new id for a device without the cookie. */
  newId(): string {
    return this.ids.next();
  }

  /**
   * The Set-Cookie header after a sign-in to this account.
   * @param newId the id for a device without the cookie
   */
  remember(cookies: string | undefined, account: string, newId: string = this.newId()): string {
    const { id = newId, hashes } = this.#read(cookies);
    const own = this.#keyedHash(id, account);
    const kept = [own, ...hashes.filter((hash) => hash !== own)].slice(0, maxAccounts);
    const attributes = `Path=/api/auth; HttpOnly; SameSite=Strict; Max-Age=${lifetimeSeconds}`;
    return `${this.#cookie}=${[id, ...kept].join('.')}; ${attributes}${this.secure ? '; Secure' : ''}`;
  }

  #read(cookies = ''): { id?: string; hashes: string[] } {
    const [, value = ''] = cookies.match(new RegExp(`(?:^|; *)${this.#cookie}=([^;]*)`)) ?? [];
    const [, id, hashes = ''] = wellFormed.exec(value) ?? [];
    return id ? { id, hashes: hashes.split('.').slice(1) } : { hashes: [] };
  }

  #keyedHash(id: string | undefined, account: string): string {
    // 22 characters hold 132 bits, which cannot be guessed.
    return createHmac('sha256', this.secret)
      .update(JSON.stringify([deviceCookie, id, account]))
      .digest('base64url')
      .slice(0, 22);
  }
}

const ownCookie = new RegExp(`^(?:${securePrefix})?${deviceCookie}=`);

/** The Cookie header without the device's own cookie; undefined when nothing is left. */
export function withoutDevice(cookies: string): string | undefined {
  const others = cookies.split(/; */).filter((cookie) => !ownCookie.test(cookie));
  return others.join('; ') || undefined;
}
