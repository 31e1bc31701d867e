import { type HotelTeams, readHotelTeams } from "#app/common/access/hotel-teams.server.ts";
import { readOpenSessions } from "#app/common/access/sessions.server.ts";
import { canWatch, heardTopics, LIVE_TOPICS, type LiveTopic } from "#app/common/screens/live-topics.ts";
import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { needsSecondFactor } from "#app/http/session/guards.server.ts";
import type { Changes } from "#db/change-feed.ts";
import { streamsOverLimit } from "./session-limit.ts";
import { openStreamGroup } from "./stream-group.server.ts";

/** Changes within this time after the last event are sent together. */
const JOIN_MS = 250;

let waiting: Set<string> | "everything" | undefined;

type Watched = {
	sessionId: number;
	accountId: number;
	topics: LiveTopic[];
	/** The teams of hotels of a Hotel account, which hears of these hotels only; null for the other roles. */
	teams: HotelTeams | null;
};

/**
 * Event streams that name the topics that changed, but carry no data: the screen reloads through its own loader and
 * guard. A stream ends with the session, the role, two-step sign-in where it is required, a membership of a hotel’s team
 * or the process, and when the same session or account has more streams in this process than `streamsOverLimit` allows.
 */
const { streams, open } = openStreamGroup<Watched>("live", {
	overLimit: streamsOverLimit,
	onChanges: (changes) => void onChanges(changes),
	onHeartbeat: () => void closeEndedSessions(),
});

export const openLiveStream = open;

/** How many streams this process has open. */
export const countOpenStreams = (): number => streams.size;

async function onChanges(changes: Changes): Promise<void> {
	// Runs first, so that nobody is informed of a change they may no longer see.
	if (changes === "everything" || changes.has("sessions") || changes.has("hotel_members"))
		await closeEndedSessions();
	// SQLite's feed also reports subjects that nobody can watch.
	if (changes !== "everything" && ![...changes].some(isWatched)) return;
	if (waiting === undefined) {
		waiting = new Set();
		setTimeout(notifyStream, JOIN_MS).unref();
		// The first change of a burst is sent at once, the others together.
		send(changes);
	} else if (changes === "everything") waiting = "everything";
	else if (waiting !== "everything") for (const topic of changes) waiting.add(topic);
}

/** Whether anybody may watch a topic, which may name a hotel. */
const isWatched = (change: string): boolean => Object.hasOwn(LIVE_TOPICS, change.replace(/:\d+$/, ""));

function notifyStream(): void {
	const changes = waiting;
	waiting = undefined;
	if (changes === undefined || (changes !== "everything" && changes.size === 0)) return;
	waiting = new Set();
	setTimeout(notifyStream, JOIN_MS).unref();
	send(changes);
}

function send(changes: Changes): void {
	for (const stream of streams) {
		const hotelIds = stream.teams && [...stream.teams.keys()];
		const topics = heardTopics({ topics: stream.topics, hotelIds }, changes);
		if (topics.length > 0) stream.send("change", topics.join(" "));
	}
}

type Watcher = Parameters<typeof needsSecondFactor>[0] & Parameters<typeof canWatch>[0];

/** Whether a person may watch all of these topics. */
const mayWatch = (person: Watcher, topics: readonly string[]): boolean =>
	!needsSecondFactor(person) && topics.every((topic) => canWatch(person, topic));

/**
 * Ends the streams whose session ended, expired, lost the role or its two-step sign-in where that is required, and
 * those of members who left a team or got another role in it, with an event for their screens. Joining a team or adding
 * a hotel ends none.
 */
async function closeEndedSessions(): Promise<void> {
	try {
		const ids = [...new Set([...streams].map((stream) => stream.sessionId))];
		const sessions = await readOpenSessions(db, { ids, now: new Date() });
		const inTeams = [...streams].filter((stream) => stream.teams !== null);
		const teams = await readHotelTeams(db, { accountIds: inTeams.map(({ accountId }) => accountId) });
		for (const stream of streams) {
			const session = sessions.get(stream.sessionId);
			const current = teams.get(stream.accountId);
			const hasTeams =
				stream.teams === null || [...stream.teams].every(([hotelId, role]) => current?.get(hotelId) === role);
			if (stream.teams && hasTeams) stream.teams = current ?? null;
			const hasHotels = (current?.size ?? 0) > 0;
			if (session && hasTeams && mayWatch({ ...session, hasHotels }, stream.topics)) continue;
			stream.send("ended", session ? "role" : "session");
			stream.end();
		}
	} catch (error) {
		log.error({ error: describeError(error) }, "could not check who is watching");
	}
}
