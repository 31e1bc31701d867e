import { type EventStream, eventStreamResponse } from "#app/http/live/event-stream.server.ts";
import { log } from "#app/http/log/log.server.ts";
import { db, feed } from "#app/http/process/database.server.ts";
import { onShutdown } from "#app/http/process/shutdown.server.ts";
import type { Changes } from "#db/change-feed.ts";
import { readVersions, topicOf } from "./tracked-versions.server.ts";

/** Changes within this time are processed together. */
const JOIN_MS = 250;
const HEARTBEAT_MS = 15_000;
/** The most streams for one number, and for all numbers together, in one process. The oldest are closed. */
const MAX_STREAMS_PER_NUMBER = 10;
const MAX_STREAMS = 1_000;

type Stream = EventStream & { number: string; version: string | undefined };

const streams = new Set<Stream>();

/**
 * An event stream that sends `change` whenever the order, stay or move changes. It carries no data and
 * reveals nothing about other numbers: the page reads the change through its own loader and guard. The caller
 * has checked that the viewer may see `number`, whose version is `version`.
 */
export function openTrackingStream(request: Request, tracked: { number: string; version: string }): Response {
	return eventStreamResponse(request, (events) => {
		const stream: Stream = { ...events, ...tracked };
		streams.add(stream);
		const ofNumber = [...streams].filter(({ number }) => number === tracked.number);
		const [...all] = streams;
		for (const one of new Set([
			...ofNumber.slice(0, -MAX_STREAMS_PER_NUMBER),
			...all.slice(0, -MAX_STREAMS),
		])) {
			one.send("crowded");
			one.end();
		}
		// Something may have changed since the check.
		waiting = "everything";
		lookSoon();
		return () => void streams.delete(stream);
	});
}

let waiting: Set<string> | "everything" = new Set();
let timer: NodeJS.Timeout | undefined;

function onChanges(changes: Changes): void {
	if (streams.size === 0) return;
	if (changes === "everything") waiting = "everything";
	else if (waiting !== "everything") for (const topic of changes) waiting.add(topic);
	lookSoon();
}

function lookSoon(): void {
	if (timer === undefined) timer = setTimeout(() => void look(), JOIN_MS).unref();
}

/**
 * Compares the versions of numbers that may have changed, and sends events to the streams of those that did.
 */
async function look(): Promise<void> {
	const topics = waiting;
	waiting = new Set();
	timer = undefined;
	const mayDiffer = [...streams].filter(
		({ number }) => topics === "everything" || topics.has(topicOf(number) ?? ""),
	);
	if (mayDiffer.length === 0) return;
	try {
		const versions = await readVersions(db, [...new Set(mayDiffer.map(({ number }) => number))]);
		for (const stream of mayDiffer) {
			const version = versions.get(stream.number);
			if (version === stream.version) continue;
			stream.version = version;
			stream.send("change");
		}
	} catch (error) {
		log.error({ error: String(error) }, "could not read what is tracked");
	}
}

function beat(): void {
	for (const stream of streams) stream.beat();
}

const globals = globalThis as { meehaStopsTracking?: () => void };
globals.meehaStopsTracking?.();
const unsubscribe = feed.subscribe(onChanges);
const heart = setInterval(beat, HEARTBEAT_MS);
heart.unref();
const stopTracking = () => {
	unsubscribe();
	clearInterval(heart);
	for (const stream of streams) stream.end();
};
globals.meehaStopsTracking = stopTracking;
onShutdown(stopTracking);
