import { describe, expect, it } from 'vitest';

import { parse } from '../../src/app/router.svelte';

describe('addresses', () => {
  it.each([
    ['', { page: 'home' }],
    ['#/', { page: 'home' }],
    ['#/room/abc', { page: 'room', room: 'abc', token: null, code: null }],
    ['#/room/abc?token=x%2Fy', { page: 'room', room: 'abc', token: 'x/y', code: null }],
    ['#/room/abc?seat=xy', { page: 'room', room: 'abc', token: null, code: 'xy' }],
    ['#/rules/fan_tan', { page: 'rules', preset: 'fan_tan' }],
    ['#/replay', { page: 'replay', room: null }],
    ['#/replay/abc', { page: 'replay', room: 'abc' }],
    ['#/room', { page: 'unknown' }],
    ['#/elsewhere', { page: 'unknown' }],
  ])('%s', (hash, route) => {
    expect(parse(hash)).toEqual(route);
  });
});
