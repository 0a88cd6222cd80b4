import {
  confirmStudent,
  createClass,
  declineStudent,
  joinClass,
  letStudentIn,
  listStudentClasses,
  listTeacherClasses,
  listTeachers,
  renameStudent,
  resetStudentPassword,
  restoreClass,
  setJoining,
} from '../../contract/classes.ts';
import {
  acceptClassInvitation,
  declineClassInvitation,
  inviteColleague,
  leaveTaughtClass,
  listClassInvitations,
  listClassTeachers,
  removeClassTeacher,
  setClassRole,
} from '../../contract/co-teachers.ts';
import { confirmSchoolReset, listSchoolResets } from '../../contract/resets.ts';
import type { Context } from '../context.ts';
import type { Serve } from '../http/serve.ts';
import * as sharing from './co-teacher-rules.ts';
import * as joining from './join-rules.ts';
import * as manage from './manage-rules.ts';
import * as resets from './reset-rules.ts';
import * as rules from './rules.ts';
import * as teachers from './teacher-rules.ts';

export function classesRoutes(serve: Serve, ctx: Context): void {
  serve(listTeacherClasses, async ({ actor, query }) => ({
    classes: await rules.listTeacherClasses(ctx, actor, { archived: query.archived === 'true' }),
  }));
  serve(listStudentClasses, ({ actor }) => rules.listStudentClasses(ctx, actor));
  serve(listTeachers, async ({ actor }) => ({ teachers: await teachers.listTeachers(ctx, actor) }));
  serve(createClass, async ({ actor, body }) => ({
    message: `The class “${body.className}” is ready.`,
    class: await rules.createClass(ctx, actor, body),
  }));
  serve(
    joinClass,
    async ({ actor, body }) => {
      const joined = await joining.joinClass(ctx, actor, body.classCode);
      const message =
        joined.class === null
          ? `You asked to join ${joined.waiting.className}. Your teacher has to let you in.`
          : `You joined ${joined.class.className}.`;
      return { message, ...joined };
    },
    { limitByAccount: 'joinByAccount', wrongCode: 'class-not-found' },
  );
  serve(restoreClass, async ({ actor, params }) => {
    const restored = await manage.restoreClass(ctx, actor, params.classId);
    return { message: `${restored.className} is back.`, class: restored };
  });
  serve(letStudentIn, async ({ actor, params, body }) => ({
    message: 'The student is in this class now.',
    class: await joining.letStudentIn(ctx, actor, params.classId, body.studentUid),
  }));
  serve(declineStudent, async ({ actor, params, body }) => ({
    message: 'The student is told, and may ask again.',
    class: await joining.declineStudent(ctx, actor, params.classId, body.studentUid),
  }));
  serve(setJoining, async ({ actor, params, body }) => ({
    message: body.closed ? 'Nobody else can join until the lesson ends.' : 'Students can join again.',
    class: await joining.setJoining(ctx, actor, params.classId, body.closed),
  }));
  serve(renameStudent, async ({ actor, params, body }) => ({
    message: 'The name is corrected.',
    class: await resets.renameStudent(ctx, actor, params.classId, body),
  }));
  serve(resetStudentPassword, async ({ actor, params, body }) => {
    const password = await resets.resetStudentPassword(ctx, actor, params.classId, body.studentUid);
    return { message: 'Please write the new password down. It is shown only now.', password };
  });
  serve(confirmStudent, async ({ actor, params, body }) => ({
    message: 'The student sees your classes again.',
    class: await resets.confirmStudent(ctx, actor, params.classId, body.studentUid),
  }));
  serve(listSchoolResets, async ({ actor }) => ({ resets: await resets.listSchoolResets(ctx, actor) }));
  serve(confirmSchoolReset, async ({ actor, params }) => {
    await resets.confirmSchoolReset(ctx, actor, params.studentUid);
    return { message: 'The student sees all of their classes again.' };
  });
  sharingRoutes(serve, ctx);
}

/** The teachers of a class, and the invitations to teach one. */
function sharingRoutes(serve: Serve, ctx: Context): void {
  serve(listClassTeachers, async ({ actor, params }) => ({
    teachers: await sharing.listClassTeachers(ctx, actor, params.classId),
  }));
  serve(inviteColleague, async ({ actor, params, body }) => ({
    teachers: await sharing.inviteColleague(ctx, actor, params.classId, body),
  }));
  serve(setClassRole, async ({ actor, params, body }) => ({
    teachers: await sharing.setClassRole(ctx, actor, params.classId, body),
  }));
  serve(removeClassTeacher, async ({ actor, params, body }) => ({
    teachers: await sharing.removeClassTeacher(ctx, actor, params.classId, body.teacherUid),
  }));
  serve(leaveTaughtClass, async ({ actor, params }) => {
    await sharing.leaveTaughtClass(ctx, actor, params.classId);
    return {};
  });
  serve(listClassInvitations, async ({ actor }) => ({
    invitations: await sharing.listClassInvitations(ctx, actor),
  }));
  serve(acceptClassInvitation, async ({ actor, params }) => ({
    class: await sharing.acceptClassInvitation(ctx, actor, params.classId),
  }));
  serve(declineClassInvitation, async ({ actor, params }) => {
    await sharing.declineClassInvitation(ctx, actor, params.classId);
    return {};
  });
}
