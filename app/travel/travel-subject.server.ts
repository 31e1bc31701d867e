import type { AccountSubject } from "#app/account/subjects.server.ts";
import { claimGuestRows } from "#app/common/viewer.server.ts";
import { releaseHotels } from "./hotels/release-hotels.server.ts";
import { expireRequests } from "./stays/expire-requests.server.ts";
import { anonymizeGuest } from "./stays/own/anonymize-guest.server.ts";
import { countHeldStays } from "./stays/own/count-stays.server.ts";
import { exportHotels, exportStays, listHotelPictures } from "./stays/own/export-stays.server.ts";
import {
	deleteInvitations,
	exportInvitations,
	exportSentInvitations,
} from "./team/stored-invitations.server.ts";
import { exportTeams } from "./team/team.server.ts";

/** Travel's part in signing in, exporting and deleting an account: room bookings, hotels and invitations to their teams. */
export const travelSubject: AccountSubject = {
	claimGuestBookings: (trx, owner) => claimGuestRows(trx, "bookings", owner),
	exportData: async (db, owner) => ({
		room_bookings: await exportStays(db, owner),
		...(owner.accountId === null ? {} : { hotels: await exportHotels(db, { accountId: owner.accountId }) }),
		hotel_teams: owner.accountId === null ? [] : await exportTeams(db, { accountId: owner.accountId }),
		hotel_invitations: owner.email ? await exportInvitations(db, { email: owner.email }) : [],
		sent_hotel_invitations:
			owner.accountId === null ? [] : await exportSentInvitations(db, { accountId: owner.accountId }),
	}),
	countRecords: countHeldStays,
	listPictures: async (db, { accountId }) => (accountId === null ? [] : listHotelPictures(db, { accountId })),
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
