import { createAuthMiddleware } from 'better-auth/api';

const signsIn = (path: string | undefined) => path === '/sign-in/email' || path === '/one-time-token/verify';

/**
 * A plugin of the identity service by which a browser holds one sign-in: a new one ends the sign-in of the
 * cookie that came with the call. Otherwise the old one could no longer be signed out, since its cookie is
 * replaced. Calls without a cookie, as programs make them, end nothing.
 */
export const oneSignInPerBrowser = () => ({
  id: 'one-sign-in-per-browser',
  hooks: {
    after: [
      {
        matcher: ({ path }: { path?: string | undefined }) => signsIn(path),
        handler: createAuthMiddleware(async (c) => {
          const { newSession, authCookies, secret, internalAdapter } = c.context;
          if (!newSession) return;
          const replaced = await c.getSignedCookie(authCookies.sessionToken.name, secret);
          if (replaced) await internalAdapter.deleteSession(replaced);
        }),
      },
    ],
  },
});
