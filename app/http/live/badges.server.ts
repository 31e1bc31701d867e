import type { Person } from "#app/http/identity/session.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { log } from "#app/http/process/log.server.ts";
import { countBadges } from "#app/site/badges/badges.server.ts";
import { BADGES, type BadgeName } from "#app/site/badges/badges.ts";
import type { BadgesProps } from "#app/ui/frame/badges.tsx";
import { mayWatch } from "./live-topics.ts";

const NAMES = Object.keys(BADGES) as BadgeName[];
const NONE: Partial<Record<BadgeName, number>> = Object.fromEntries(NAMES.map((name) => [name, 0]));

/** The bar's badges as they are now. Counts that can't be read are logged and stand as 0: the page goes on. */
export async function readBadges(person: Person | null): Promise<BadgesProps> {
	if (!person) return { badges: [], topics: "" };
	const counts: typeof NONE = await countBadges(db, person).catch((error: unknown) => {
		log.error({ error: String(error) }, "Failed to fetch notifications");
		return NONE;
	});
	const names = NAMES.filter((name) => counts[name] !== undefined);
	const topics = names.map((name) => BADGES[name].topic).filter((topic) => mayWatch(person.role, topic));
	return {
		badges: names.map((name) => {
			const { one, many, href, icon } = BADGES[name];
			const count = counts[name] ?? 0;
			return { label: count === 1 ? one : many, count, href, icon };
		}),
		topics: new URLSearchParams([...new Set(topics)].map((topic) => ["topic", topic])).toString(),
	};
}
