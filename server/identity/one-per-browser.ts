import { createAuthMiddleware } from 'better-auth/api';

const signsIn = (path: string | undefined) => path === '/sign-in/email' || path === '/one-time-token/verify';

/**
 * A browser holds one sign-in: a new one ends the sign-in of the cookie that the browser sent with it. Logging out would not
 * end the old one any more, since its cookie is replaced. Calls without a cookie, as programs make them, end nothing.
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
