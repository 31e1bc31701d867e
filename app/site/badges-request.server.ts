import { LRUCache } from "lru-cache";
import { t } from "#app/common/language/messages.ts";
import { canWatch } from "#app/common/screens/live-topics.ts";
import { describeError } from "#app/http/log/describe-error.ts";
import { log } from "#app/http/log/log.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { needsSecondFactor } from "#app/http/session/guards.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import type { BadgesProps } from "#app/ui/frame/badges.tsx";
import { countBadges } from "./badges.server.ts";
import { BADGES, type BadgeName } from "./badges.ts";

const NAMES = Object.keys(BADGES) as BadgeName[];

/** The counts that this process last showed, by account. */
const lastShown = new LRUCache<number, Partial<Record<BadgeName, number>>>({ max: 1_000 });

/**
 * Returns the current badges of the top bar. A count that can't be read is logged and keeps its last shown
 * value (0 at first); the other badges and the page still work. Staff who have yet to set up two-step sign-in have none.
 */
export async function readBadges(person: Person | null): Promise<BadgesProps> {
	if (!person || needsSecondFactor(person)) return { badges: [], topics: "" };
	const { counts, failures } = await countBadges(db, person);
	const last = lastShown.get(person.accountId);
	for (const { name, error } of failures) {
		log.error({ badge: name, error: describeError(error) }, "Failed to fetch notifications");
		counts[name] = last?.[name] ?? 0;
	}
	const names = NAMES.filter((name) => counts[name] !== undefined);
	if (names.length > 0) lastShown.set(person.accountId, counts);
	const topics = names.map((name) => BADGES[name].topic).filter((topic) => canWatch(person, topic));
	return {
		badges: names.map((name) => {
			const { href, icon, ...rest } = BADGES[name];
			const count = counts[name] ?? 0;
			return { label: t.badges[name]({ count }), count, href, icon, isAlwaysShown: "isAlwaysShown" in rest };
		}),
		topics: new URLSearchParams([...new Set(topics)].map((topic) => ["topic", topic])).toString(),
	};
}
