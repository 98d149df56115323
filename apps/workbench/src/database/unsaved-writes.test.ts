import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { followWrites, type Write } from './unsaved-writes.ts';

const DRAFT: Write = { store: 'drafts', values: [{ id: 'a' }] };
const REMOVAL: Write = { store: 'drafts', removed: ['b'] };

let events: EventTarget;
let local: Record<string, string>;

beforeEach(() => {
  events = new EventTarget();
  local = {};
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('localStorage', createLocal(local));
});
afterEach(() => vi.unstubAllGlobals());

describe('the writes of a page that is closed', () => {
  it('are left to the next page, in their order, unless they have ended', async () => {
    const page = followWrites('w');
    const endFirst = page.begin({ store: 'chats', values: [{ id: 'ended' }] });
    page.begin(REMOVAL);
    endFirst();
    expect(local).toEqual({});
    events.dispatchEvent(new Event('pagehide'));
    page.begin(DRAFT);
    expect(await taken()).toEqual([REMOVAL, DRAFT]);
    expect(local).toEqual({});
  });

  it('are nothing once the database has them', async () => {
    const page = followWrites('w');
    events.dispatchEvent(new Event('pagehide'));
    const end = page.begin(DRAFT);
    expect(Object.keys(local)).toHaveLength(1);
    end();
    expect(local).toEqual({});
  });

  it('go on as usual on a page that comes back', () => {
    const page = followWrites('w');
    const end = page.begin(REMOVAL);
    events.dispatchEvent(new Event('pagehide'));
    expect(Object.keys(local)).toHaveLength(1);
    events.dispatchEvent(new Event('pageshow'));
    end();
    page.begin(DRAFT);
    expect(local).toEqual({});
  });

  it('stay where they are while they cannot be stored', async () => {
    followWrites('w').begin(DRAFT);
    events.dispatchEvent(new Event('pagehide'));
    await followWrites('w').replay(() => Promise.reject(new Error('no room')));
    expect(await taken()).toEqual([DRAFT]);
  });

  it('leave out what JSON cannot hold, and what has no room', async () => {
    const page = followWrites('w');
    page.begin({ store: 'runs', values: [{ id: 'picture', value: new Blob(['x']) } as never] });
    page.begin({ store: 'drafts', values: [{ id: 'long', text: 'x'.repeat(1_000_000) } as never] });
    page.begin(DRAFT);
    events.dispatchEvent(new Event('pagehide'));
    expect(await taken()).toEqual([DRAFT]);
  });

  it('are kept by no browser that forbids it', async () => {
    vi.stubGlobal('localStorage', undefined);
    followWrites('w').begin(DRAFT);
    events.dispatchEvent(new Event('pagehide'));
    expect(await taken()).toEqual([]);
  });

  it('are forgotten with everything else, and a damaged text is nothing', async () => {
    followWrites('w').begin(DRAFT);
    events.dispatchEvent(new Event('pagehide'));
    followWrites('w').clear();
    local['w.unsaved.x'] = '{';
    expect(await taken()).toEqual([]);
    expect(local).toEqual({});
  });
});

/** Opens a new page and returns the writes that it stores. */
async function taken(): Promise<readonly Write[]> {
  const writes: Write[] = [];
  await followWrites('w').replay(async (found) => void writes.push(...found));
  return writes;
}

/** A `localStorage` over a record: its keys are its own properties. */
function createLocal(record: Record<string, string>): object {
  return new Proxy(record, {
    get: (target, name) =>
      ({
        getItem: (key: string) => target[key] ?? null,
        setItem: (key: string, value: string) => Reflect.set(target, key, value),
        removeItem: (key: string) => Reflect.deleteProperty(target, key),
      })[String(name)],
  });
}
