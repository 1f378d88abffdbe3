// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { UncheckedError } from './UncheckedError.ts';
import { useCheckedWrite } from './useCheckedWrite.ts';

const lost = new ApiError({ kind: 'network', call: 'createIncident' });
const gateway = new ApiError({ kind: 'status', status: 504, call: 'createIncident' });
const refused = new ApiError({ kind: 'status', status: 400, call: 'createIncident' });
const failed = new ApiError({ kind: 'status', status: 500, call: 'createIncident' });

const write = vi.fn<(sent: string) => Promise<string>>();
const alreadyWritten = vi.fn<(attempts: readonly string[], sent: string) => Promise<string | undefined>>();
const onSuccess = vi.fn();
const onError = vi.fn();
let unmount = () => {};
afterEach(() => {
  unmount();
  vi.resetAllMocks();
});

interface WriterProps {
  readonly earlierAttempts: readonly string[];
  readonly onRender: (send: (sent: string) => void) => void;
}

function Writer({ earlierAttempts, onRender }: WriterProps) {
  onRender(useCheckedWrite<string, string>({ write, alreadyWritten, earlierAttempts, onSuccess, onError }).send);
  return null;
}

/** Mounts a component that writes; returns a function that sends, and resolves when the write has ended. */
function mounted(earlierAttempts: readonly string[] = []) {
  let send: (sent: string) => void = () => {};
  const root = createRoot(document.createElement('div'));
  flushSync(() =>
    root.render(
      createElement(
        QueryClientProvider,
        { client: new QueryClient() },
        createElement(Writer, { earlierAttempts, onRender: (next) => (send = next) }),
      ),
    ),
  );
  unmount = () => root.unmount();
  return async (sent: string) => {
    const ended = onSuccess.mock.calls.length + onError.mock.calls.length;
    send(sent);
    await vi.waitFor(() => expect(onSuccess.mock.calls.length + onError.mock.calls.length).toBe(ended + 1));
  };
}

test.each([lost, gateway])(
  'a write whose outcome is not known is not made again when it was written: %o',
  async (failure) => {
    write.mockRejectedValueOnce(failure);
    alreadyWritten.mockResolvedValueOnce('found');
    const send = mounted();
    await send('a');
    expect(alreadyWritten).not.toHaveBeenCalled();
    await send('b');
    expect(alreadyWritten).toHaveBeenCalledExactlyOnceWith(['a'], 'b', expect.any(AbortSignal));
    expect(onSuccess).toHaveBeenCalledExactlyOnceWith('found', 'b');
    expect(write).toHaveBeenCalledOnce();
  },
);

test('it is made when it was not written, and what is sent afterwards is a new write', async () => {
  write.mockRejectedValueOnce(lost).mockResolvedValue('written');
  const send = mounted();
  await send('a');
  await send('a');
  expect(alreadyWritten).toHaveBeenCalledOnce();
  await send('b');
  expect(alreadyWritten).toHaveBeenCalledOnce();
  expect(write).toHaveBeenCalledTimes(3);
});

test('while that cannot be read, nothing is sent, and every try counts', async () => {
  write.mockRejectedValueOnce(lost);
  alreadyWritten.mockRejectedValueOnce(lost).mockResolvedValueOnce('found');
  const send = mounted();
  await send('a');
  await send('b');
  expect(onError).toHaveBeenLastCalledWith(expect.any(UncheckedError), 'b');
  await send('b');
  expect(alreadyWritten).toHaveBeenLastCalledWith(['a', 'b'], 'b', expect.any(AbortSignal));
  expect(write).toHaveBeenCalledOnce();
});

test.each([refused, failed])('the response of the server says that it was not written: %o', async (failure) => {
  write.mockRejectedValueOnce(failure).mockResolvedValueOnce('written');
  const send = mounted();
  await send('a');
  await send('a');
  expect(alreadyWritten).not.toHaveBeenCalled();
  expect(write).toHaveBeenCalledTimes(2);
});

test('attempts of an earlier page count', async () => {
  alreadyWritten.mockResolvedValueOnce('found');
  await mounted(['a'])('a');
  expect(write).not.toHaveBeenCalled();
});
