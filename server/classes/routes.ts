import { createClass, joinClass, listStudentClasses, listTeacherClasses } from '../../contract/classes.ts';
import type { Context } from '../context.ts';
import type { Serve } from '../http/serve.ts';
import * as rules from './rules.ts';

export function classesRoutes(serve: Serve, ctx: Context): void {
  serve(listTeacherClasses, async ({ actor }) => ({ classes: await rules.listTeacherClasses(ctx, actor) }));
  serve(listStudentClasses, ({ actor }) => rules.listStudentClasses(ctx, actor));
  serve(createClass, async ({ actor, body }) => ({
    message: `The class “${body.className}” is ready.`,
    class: await rules.createClass(ctx, actor, body),
  }));
  serve(
    joinClass,
    async ({ actor, body }) => {
      const joined = await rules.joinClass(ctx, actor, body.classCode);
      return { message: `You joined ${joined.className}.`, class: joined };
    },
    { limitByAccount: 'joinByAccount', wrongCode: 'class-not-found' },
  );
}
