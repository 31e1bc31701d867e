import { heldNights } from "#app/travel/nights/held-nights.ts";
import type { RoomBlock } from "#app/travel/nights/release-blocks.server.ts";
import { nightsOf } from "#app/travel/nights/stay.ts";
import type { Span } from "./reading/read-event.ts";

const HOUR_MS = 60 * 60 * 1000;

type Kept = [uid: string, span: Span];

/** What events that could not be read held so far, besides what was read of them, such as their other repeats. */
export function unreadSpans(
	blocks: readonly RoomBlock[],
	wanted: ReadonlyMap<string, Span>,
	{ unread, today }: { unread: readonly string[]; today: string },
): Kept[] {
	// A repeat has the UID of its event with its date.
	const isUnread = (uid: string) => unread.some((each) => uid === each || uid.startsWith(`${each}/`));
	return blocks.flatMap((block): Kept[] => {
		if (block.uid === null || block.to_date <= today || !isUnread(block.uid)) return [];
		const span = spanFrom(block, today);
		const read = wanted.get(block.uid);
		if (!read) return [[block.uid, span]];
		return read.from === span.from && read.to === span.to ? [] : [[`${block.uid}/held`, span]];
	});
}

/**
 * What events held that are missing from a calendar that has lost more than half of its events, and at least two. They
 * keep it until a reading at least an hour later misses them, too: the other site may have answered an empty or cut
 * calendar by mistake. An event that is named anew on the same nights is not missing.
 */
export function missingSpans(
	blocks: readonly RoomBlock[],
	read: ReadonlyMap<string, Span>,
	{ today, now }: { today: string; now: Date },
): Kept[] {
	const taken = new Set(
		[...read.values()].flatMap(({ from, to }) => nightsOf({ checkIn: from, checkOut: to })),
	);
	const upcoming = blocks.filter(({ to_date }) => to_date > today);
	const missing = upcoming.filter((block) => {
		const { from, to } = spanFrom(block, today);
		const nights = nightsOf({ checkIn: from, checkOut: to });
		return !read.has(block.uid ?? "") && !nights.some((date) => taken.has(date));
	});
	const isSudden = missing.length >= 2 && missing.length * 2 > upcoming.length;
	const anHourAgo = new Date(now.getTime() - HOUR_MS).toISOString();
	return missing
		.filter(({ missing_since }) => (missing_since === null ? isSudden : missing_since > anHourAgo))
		.map((block) => [block.uid ?? "", spanFrom(block, today)]);
}

const spanFrom = (block: RoomBlock, today: string): Span => ({
	from: block.from_date < today ? today : block.from_date,
	to: block.to_date,
});

type Planning = {
	/** The feed's blocks that may change. */
	blocks: readonly RoomBlock[];
	/** The nights of each event, by UID. */
	wanted: ReadonlyMap<string, Span>;
	/** The rooms that are left on each night from today on. */
	free: ReadonlyMap<string, number>;
	/** The hotel's. */
	today: string;
};

/** An event with the nights that it can't hold because they are sold. `block`: what it held so far. */
export type PlannedBlock = Span & { uid: string; block: RoomBlock | undefined; sold: string[] };

/**
 * Decides which nights the events of a calendar hold: what an event held stays held, then each event takes one room
 * on each of its other nights that has one left. `changes`: by how many rooms each night's `blocked` changes.
 */
export function planBlocks({ blocks, wanted, free, today }: Planning): {
	planned: PlannedBlock[];
	changes: Map<string, number>;
} {
	const changes = new Map<string, number>();
	const change = (date: string, rooms: number) => changes.set(date, (changes.get(date) ?? 0) + rooms);
	const byUid = new Map(blocks.map((block) => [block.uid, block]));
	const spans = new Map([...wanted].map(([uid, span]) => [uid, withPast(span, byUid.get(uid), today)]));
	// Nights that are given up come first, because another event may take them.
	for (const block of blocks) {
		const span = spans.get(block.uid ?? "");
		for (const date of heldNights(block)) if (!span || !isIn(span, date)) change(date, -1);
	}
	const planned = [...spans].map(([uid, span]) => {
		const block = byUid.get(uid);
		const held = new Set(block && heldNights(block));
		const sold: string[] = [];
		for (const date of nightsOf({ checkIn: span.from, checkOut: span.to })) {
			if (held.has(date)) continue;
			if (date >= today && (free.get(date) ?? 0) > (changes.get(date) ?? 0)) change(date, 1);
			else sold.push(date);
		}
		return { uid, ...span, block, sold };
	});
	return { planned, changes };
}

const isIn = ({ from, to }: Span, date: string) => from <= date && date < to;

/** An event that began before today keeps its past nights. */
const withPast = (span: Span, block: RoomBlock | undefined, today: string): Span =>
	block && block.from_date < today && span.from === today ? { from: block.from_date, to: span.to } : span;
