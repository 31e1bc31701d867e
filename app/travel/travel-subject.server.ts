import {
	deleteInvitations,
	exportInvitations,
	exportSentInvitations,
} from "#app/account/memberships/stored-invitations.server.ts";
import type { AccountSubject } from "#app/account/subjects.server.ts";
import { claimGuestRows } from "#app/common/access/viewer.server.ts";
import { listReviewPictures } from "#app/reviews/person-reviews.server.ts";
import type { Database } from "#db/client.ts";
import { exportCheckIns } from "./check-in/export-check-ins.server.ts";
import { releaseHotels } from "./release-hotels.server.ts";
import { readSavedHotels } from "./search/saved/saved-hotels.server.ts";
import { expireRequests } from "./stays/expire-requests.server.ts";
import { anonymizeGuest } from "./stays/own/anonymize-guest.server.ts";
import { countHeldStays } from "./stays/own/count-stays.server.ts";
import { exportHotels, exportStays, listHotelPictures } from "./stays/own/export-stays.server.ts";
import { exportTeams } from "./team/team.server.ts";

/** Travel's part in signing in, exporting and deleting an account: room bookings, hotels and invitations to their teams. */
export const travelSubject: AccountSubject = {
	async claimGuestBookings(trx, owner) {
		const claimed = await claimGuestRows(trx, "bookings", owner);
		// The account has shown that the address is theirs.
		await trx
			.updateTable("bookings")
			.set({ is_email_confirmed: true, confirm_before: null })
			.where("account_id", "=", owner.accountId)
			.where("email", "=", owner.email)
			.where("is_email_confirmed", "=", false)
			.where("status", "in", ["pending", "confirmed"])
			.execute();
		return claimed;
	},
	exportData: async (db, owner) => ({
		room_bookings: await exportStays(db, owner),
		...(owner.accountId === null ? {} : await exportHotelsOf(db, { accountId: owner.accountId })),
		online_check_ins: await exportCheckIns(db, owner),
		hotel_teams: owner.accountId === null ? [] : await exportTeams(db, { accountId: owner.accountId }),
		hotel_invitations: owner.email ? await exportInvitations(db, { email: owner.email }) : [],
		sent_hotel_invitations:
			owner.accountId === null ? [] : await exportSentInvitations(db, { accountId: owner.accountId }),
	}),
	countRecords: countHeldStays,
	listPictures: async (db, owner) => [
		...(owner.accountId === null ? [] : await listHotelPictures(db, { accountId: owner.accountId })),
		...(await listReviewPictures(db, "bookings", owner)),
	],
	expireOverdue: expireRequests,
	async erasePerson(trx, person) {
		const cancelled = await anonymizeGuest(trx, person);
		if (person.email) await deleteInvitations(trx, { email: person.email });
		const { accountId, address: email, now } = person;
		// A guest has no hotels.
		if (accountId === null) return { ok: true, cancelled };
		const released = await releaseHotels(trx, { accountId, email, now });
		if (!released.ok) return { ok: false, reason: "hotels_have_guests", open: released.open };
		return { ok: true, cancelled };
	},
};

/** An account's own hotels, and those on its wishlist. */
async function exportHotelsOf(db: Database, { accountId }: { accountId: number }) {
	const saved = await readSavedHotels(db, { accountId, guestHash: null });
	return {
		hotels: await exportHotels(db, { accountId }),
		wishlist_hotels: saved.map(({ name, city }) => ({ name, city })),
	};
}
