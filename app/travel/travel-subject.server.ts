import type { AccountSubject } from "#app/account/subjects.server.ts";
import { claimGuestRows } from "#app/common/viewer.server.ts";
import { releaseHotels } from "./hotels/release-hotels.server.ts";
import { expireRequests } from "./stays/expire-requests.server.ts";
import { anonymizeGuest } from "./stays/own/anonymize-guest.server.ts";
import { exportHotels, exportStays, listHotelPictures } from "./stays/own/export-stays.server.ts";

/** Travel's part in signing in, exporting and deleting an account: room bookings and hotels. */
export const travelSubject: AccountSubject = {
	claimGuestBookings: (trx, owner) => claimGuestRows(trx, "bookings", owner),
	exportData: async (db, owner) => ({
		room_bookings: await exportStays(db, owner),
		hotels: await exportHotels(db, owner),
	}),
	listPictures: listHotelPictures,
	expireOverdue: expireRequests,
	async removeAccount(trx, account) {
		const cancelled = await anonymizeGuest(trx, account);
		const released = await releaseHotels(trx, account);
		if (!released.ok) return { ok: false, reason: "hotels_have_guests", open: released.open };
		return { ok: true, cancelled };
	},
};
