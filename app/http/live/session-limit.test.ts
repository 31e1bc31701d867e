import { expect, test } from "vitest";
import { MAX_STREAMS_PER_SESSION, streamsOverLimit } from "./session-limit.ts";

const streamsOf = (sessions: number[], each: number, accountId = 1) =>
	Array.from({ length: each }, (_, at) => sessions.map((sessionId) => ({ sessionId, accountId, at }))).flat();

test("closes a session’s oldest stream at the twenty-first", () => {
	const streams = [...streamsOf([1, 2], MAX_STREAMS_PER_SESSION), ...streamsOf([3], 5, 2)];
	expect(streamsOverLimit(streams, streams.at(-1) as never)).toEqual([]);
	const newcomer = { sessionId: 2, accountId: 1, at: 20 };
	expect(streamsOverLimit([...streams, newcomer], newcomer)).toEqual([{ sessionId: 2, accountId: 1, at: 0 }]);
});

test("closes an account’s oldest stream at the hundred-and-first, on any device", () => {
	const streams = [...streamsOf([9], 50, 2), ...streamsOf([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 10)];
	const newcomer = { sessionId: 11, accountId: 1, at: 10 };
	expect(streamsOverLimit(streams, streams.at(-1) as never)).toEqual([]);
	expect(streamsOverLimit([...streams, newcomer], newcomer)).toEqual([{ sessionId: 1, accountId: 1, at: 0 }]);
});
