import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/** The row of a custom token in the identity service; its value is the uid. The service stores its hash. */
export const customTokenIdentifier = (token: string): string => `one-time-token:${token}`;

/**
 * Exchanges a custom token for a new sign-in, once. The service's own plugin stores the token of a sign-in in plain text
 * beside each custom token; here the sign-in is created when the token is used.
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
        // Created before the token is used up: a change of the password, which deletes tokens and then sign-ins, either
        // makes the token invalid or finds this sign-in.
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
