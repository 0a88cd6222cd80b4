import { getMe } from '../../contract/identity.ts';
import type { Context } from '../context.ts';
import type { Serve } from '../http/serve.ts';
import * as rules from './rules.ts';

export function identityRoutes(serve: Serve, ctx: Context): void {
  serve(getMe, async ({ actor }) => ({ user: await rules.getMe(ctx, actor) }));
}
