import { describe, expect, it } from 'vitest';
import { gated } from './model-scripts.ts';
import { startLesson, succeeded } from './people.ts';
import { canRunNodes } from './redis-server.ts';
import { startScriptedModel } from './scripted-model.ts';
import { at, startNodes, type TestNode } from './several-nodes.ts';

async function lesson(count = 2) {
  const model = await startScriptedModel();
  const { nodes, redis, clock } = await startNodes(count, { modelUrl: model.url });
  const [here, there] = nodes as [TestNode, TestNode];
  const people = await startLesson(here);
  await people.student.openSession(people.session.id);
  return { model, nodes, here, there, redis, clock, ...people };
}

describe.runIf(canRunNodes && process.env.TEST_ENGINE === 'postgres')('on two nodes', () => {
  it('a question that is asked on one shows on a monitor at the other, with its answer as it grows', async () => {
    const { model, there, teacher, student, session } = await lesson();
    model.script(gated('more', ['What have you tried? '], ['Try a small number.']), 'On another node?');
    const monitor = await at(there, teacher).monitor();
    await monitor.next('snapshot');
    const asking = await student.askStreaming(session.id, 'On another node?');
    expect((await monitor.next('question')).data.interaction.question).toBe('On another node?');
    expect((await monitor.next('delta')).data).toMatchObject({ text: 'What have you tried? ', offset: 0 });
    model.open('more');
    const { interaction } = (await asking.next('done')).data;
    expect((await monitor.next('answer')).data.interaction).toMatchObject({
      id: interaction.id,
      answer: 'What have you tried? Try a small number.',
    });
  });

  it('a monitor that opens in the middle of an answer at another node gets the text so far', async () => {
    const { model, there, teacher, student, session } = await lesson();
    model.script(gated('more', ['What have you tried? '], ['Try a small number.']), 'Half?');
    const asking = await student.askStreaming(session.id, 'Half?');
    await asking.next('delta');
    const monitor = await at(there, teacher).monitor();
    await monitor.next('snapshot');
    expect((await monitor.next('delta')).data).toMatchObject({ text: 'What have you tried? ', offset: 0 });
    model.open('more');
    await asking.next('done');
    expect((await monitor.next('answer')).data.interaction.status).toBe('answered');
  });

  it('an answer is followed, read again in the middle, and stopped at another node', async () => {
    const { model, there, student, session } = await lesson();
    model.script(gated('never', ['What have you tried? '], ['No.']), 'Stop me?');
    const asking = await student.askStreaming(session.id, 'Stop me?');
    const { interactionId } = (await asking.next('start')).data;
    await asking.next('delta');
    const elsewhere = at(there, student);
    const following = await elsewhere.events(`/api/interactions/${interactionId}/events`);
    await following.next('start');
    expect((await following.next('delta')).data.text).toBe('What have you tried? ');
    const stopped = succeeded(await elsewhere.post(`/api/interactions/${interactionId}/stop`)).interaction;
    expect(stopped).toMatchObject({ status: 'stopped', answer: 'What have you tried? ' });
    expect((await asking.next('done')).data.interaction).toEqual(stopped);
    expect((await following.next('done')).data.interaction).toEqual(stopped);
  });

  it('a second question at another node is refused while the first is answered, and its key gives the same answer', async () => {
    const { model, there, student, session } = await lesson();
    model.script(gated('more', ['What have you tried? '], ['Go on.']), 'First?');
    const key = '5b0d1c1e-6d0a-4f0e-9c53-0d3f6a1f1a11';
    const asking = await student.askStreaming(session.id, 'First?', { key });
    await asking.next('delta');
    const elsewhere = at(there, student);
    expect((await elsewhere.ask(session.id, 'Second?')).body.code).toBe('question-pending');
    const again = await elsewhere.askStreaming(session.id, 'First?', { key });
    expect((await again.next('delta')).data.text).toBe('What have you tried? ');
    model.open('more');
    const { interaction } = (await asking.next('done')).data;
    expect((await again.next('done')).data.interaction).toEqual(interaction);
    expect(
      again.seen
        .filter(({ event }) => event === 'delta')
        .map(({ data }) => data.text)
        .join(''),
    ).toBe(interaction.answer);
  });
});
