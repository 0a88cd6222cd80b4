import { gated } from '../model-scripts.ts';
import { startLesson } from '../people.ts';
import { TestRedis } from '../redis-server.ts';
import { startScriptedModel } from '../scripted-model.ts';
import { at, startNode } from '../several-nodes.ts';

/**
 * Does on two nodes what a single server does not: it follows events and answers of the other node, ends
 * sign-ins there, takes over from a node that has fallen silent, works without Redis, and leaves.
 * @param database the address of a database of the product
 */
export async function workOnTwoNodes(database: string): Promise<void> {
  const redis = await TestRedis.start();
  const model = await startScriptedModel();
  const parts = { modelUrl: model.url, keyWait: null, schoolCodes: ['NODES'] };
  const here = await startNode(database, redis, parts);
  const there = await startNode(database, redis, { ...parts, clock: here.clock });
  const school = { url: here.url, schoolCode: 'NODES' };
  const { teacher, students, session } = await startLesson(school, { students: 3 });
  const [first, second, third] = students as [
    (typeof students)[0],
    (typeof students)[0],
    (typeof students)[0],
  ];
  for (const student of students) await student.openSession(session.id);
  const monitor = await at(there, teacher).monitor();
  const { id: position } = await monitor.next('snapshot');
  const feed = await at(there, third).events('/api/student/events');
  await feed.next('snapshot');

  model.script(gated('never', ['What have you tried? '], ['No.']), 'Stop me?');
  const asking = await first.askStreaming(session.id, 'Stop me?');
  const { interactionId } = (await asking.next('start')).data;
  await asking.next('delta');
  const following = await at(there, first).events(`/api/interactions/${interactionId}/events`);
  await following.next('delta');
  await at(there, first).post(`/api/interactions/${interactionId}/stop`);
  await following.next('done');
  await monitor.next('answer');
  await third.post('/api/auth/sign-out', {});
  await feed.end();

  model.script(gated('never', ['What have you tried? '], ['No.']), 'Which primes?');
  const lost = await second.askStreaming(session.id, 'Which primes?');
  await lost.next('delta');
  await redis.kill();
  for (const node of [here, there]) await node.doChores();
  await there.nodes.members.beat();
  here.stopBeating();
  const elsewhere = at(there, second);
  for (let status = 'pending'; status === 'pending'; ) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    status = (await elsewhere.get(`/api/sessions/${session.id}/interactions`)).body.interactions[0].status;
  }
  const returned = await at(there, teacher).monitor({ 'last-event-id': position ?? '' });
  await returned.next('answer');
  for (const days of [0, 2]) {
    here.clock.advance(days * 86_400_000);
    await there.doChores();
  }
  model.open('never');
  await here.nodes.leave();
}
