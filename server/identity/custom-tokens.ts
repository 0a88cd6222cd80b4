import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * The identifier under which the identity service stores a custom token, hashed; the value of that row is the
 * uid.
 */
export const customTokenIdentifier = (token: string): string => `one-time-token:${token}`;

/**
 * A plugin of the identity service that exchanges a custom token for a new sign-in, once. The service's own
 * plugin would store the token of a sign-in in plain text beside each custom token; this one creates the
 * sign-in when the custom token is used.
 */
export const customTokens = () => ({
  id: 'custom-tokens',
  endpoints: {
    verifyOneTimeToken: createAuthEndpoint(
      '/one-time-token/verify',
      { method: 'POST', body: z.object({ token: z.string(), rememberMe: z.boolean().optional() }) },
      async (c) => {
        const { internalAdapter } = c.context;
        const invalid = () => c.error('BAD_REQUEST', { message: 'Invalid token' });
        const identifier = customTokenIdentifier(c.body.token);
        const found = await internalAdapter.findVerificationValue(identifier);
        const user = found && (await internalAdapter.findUserById(found.value));
        if (!user) throw invalid();
        const forget = c.body.rememberMe === false;
        const session = await internalAdapter.createSession(user.id, forget);
        // The order matters: the sign-in is created before the custom token is used up. A change of the
        // password deletes the tokens first and the sign-ins after them, so it either makes this token
        // invalid or ends this sign-in.
        if (!(await internalAdapter.consumeVerificationValue(identifier))) {
          await internalAdapter.deleteSession(session.token);
          throw invalid();
        }
        await setSessionCookie(c, { session, user }, forget);
        return c.json({ session, user });
      },
    ),
  },
});
