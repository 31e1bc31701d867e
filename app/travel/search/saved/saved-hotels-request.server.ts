import { db } from "#app/http/process/database.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import type { VisitorArgs } from "#app/page-cache/index.server.ts";
import { readSavedNames } from "./saved-hotels.server.ts";

/** The visitor's own part of a page with hearts: the saved hotels, for `HotelHeart`. */
export const ownHearts = {
	cookies: ["meeha_session", "meeha_visitor"],
	read: async ({ request }: VisitorArgs) => {
		const owner = await readSender(request);
		const isUnknown = owner.guestHash === null && owner.accountId === null;
		return { saved: isUnknown ? [] : await readSavedNames(db, owner) };
	},
} as const;
