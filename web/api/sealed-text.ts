import { chacha20poly1305 } from '@noble/ciphers/chacha.js';

/** The length of a nonce, in bytes. */
const nonceLength = 12;
/** The length of its base64, with which each sealed text begins. */
const nonceCharacters = (nonceLength / 3) * 4;

/** `atob` and `btoa` use strings of bytes: one character for each byte. */
const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (each) => each.charCodeAt(0));
const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

/**
 * Encrypts texts that the browser stores, with one key. The browser's own cryptography is not available over
 * plain HTTP, which schools use in their own network. It is also asynchronous, so its result would come too
 * late when somebody leaves the page.
 */
export interface TextCipher {
  seal(text: string): string;
  /** @returns null for what was not encrypted with this key */
  open(sealed: string): string | null;
}

/**
 * Makes the cipher of a key. Each sealed text begins with a nonce of its own.
 * @param key 32 bytes in base64
 */
export function textCipher(key: string): TextCipher {
  const secret = bytesOf(key);
  return {
    seal: (text) => {
      const nonce = crypto.getRandomValues(new Uint8Array(nonceLength));
      const sealed = chacha20poly1305(secret, nonce).encrypt(new TextEncoder().encode(text));
      return base64Of(nonce) + base64Of(sealed);
    },
    open: (sealed) => {
      try {
        const nonce = bytesOf(sealed.slice(0, nonceCharacters));
        const text = bytesOf(sealed.slice(nonceCharacters));
        return new TextDecoder().decode(chacha20poly1305(secret, nonce).decrypt(text));
      } catch {
        return null;
      }
    },
  };
}
