import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { FormRefusal, refusalOf, remainingRefusal } from './form-refusal.ts';
import { readWhole, typedTwice } from './read-form.ts';

const filled = (sentence: string) => z.string().min(1, { error: sentence });
const missing = 'All fields are required';
const schema = typedTwice(
  z.object({ name: filled(missing), password: filled(missing), confirmation: filled(missing) }),
  'password',
  'Passwords do not match',
);
type Values = Record<'name' | 'password' | 'confirmation', string>;
const read = (values: Values) => readWhole(schema, values, [missing]);
const empty: Values = { name: '', password: '', confirmation: '' };

function refusedWith(values: Values) {
  try {
    read(values);
  } catch (error) {
    if (error instanceof FormRefusal) return { refusal: error, values };
  }
  throw new Error('The form was not refused.');
}

describe('a refusal while the form is being changed', () => {
  it('no longer marks a field that was filled in, and is over with the last one [spec 10.145]', () => {
    const refused = refusedWith(empty);
    expect(refused.refusal.fields).toEqual(['name', 'password', 'confirmation']);
    const left = remainingRefusal(refused, { ...empty, name: 'Mei' }, read);
    expect(left).toMatchObject({ message: missing, fields: ['password', 'confirmation'] });
    expect(remainingRefusal(refused, { name: 'Mei', password: 'a', confirmation: 'b' }, read)).toBeNull();
    // A field that is emptied again is missing again; one that was never missing gets no mark.
    expect(remainingRefusal(refused, { ...empty }, read)?.fields).toHaveLength(3);
    const named = refusedWith({ ...empty, name: 'Mei' });
    expect(remainingRefusal(named, { ...empty, password: 'a' }, read)?.fields).toEqual(['confirmation']);
  });

  it('marks two passwords until they are the same', () => {
    const values = { name: 'Mei', password: 'secret', confirmation: 'other' };
    const refused = refusedWith(values);
    expect(remainingRefusal(refused, { ...values, confirmation: 'secre' }, read)?.fields).toHaveLength(2);
    expect(remainingRefusal(refused, { ...values, confirmation: 'secret' }, read)).toBeNull();
  });

  it('from the server ends when its field is changed, and stays when it has no field', () => {
    const values = { name: 'Mei', password: 'secret', confirmation: 'secret' };
    const taken = { refusal: new FormRefusal('This name is taken', { fields: ['name'] }), values };
    expect(remainingRefusal(taken, { ...values, password: 'another' }, read)).toBe(taken.refusal);
    expect(remainingRefusal(taken, { ...values, name: 'Meilin' }, read)).toBeNull();
    const lost = { refusal: new FormRefusal('No answer', { reason: 'The server is away.' }), values };
    expect(remainingRefusal(lost, { ...values, name: 'Meilin' }, read)).toBe(lost.refusal);
  });

  it('with a sentence beside each field counts those that are left', () => {
    const refusal = refusalOf({ name: 'Please give a name.', password: 'Please give a password.' });
    if (refusal === null) throw new Error('There is no refusal.');
    const left = remainingRefusal({ refusal, values: empty }, { ...empty, name: 'Mei' }, read);
    expect(left).toMatchObject({
      message: 'Please look at the marked field.',
      beside: { password: 'Please give a password.' },
    });
  });
});
