import type { AccountSubject } from "#app/account/subjects.server.ts";
import { claimGuestRows } from "#app/common/access/viewer.server.ts";
import { anonymizeMover } from "./anonymize-mover.server.ts";
import { countHeldMoves } from "./count-moves.server.ts";
import { exportMoves, listOwnProofs } from "./export-moves.server.ts";

/** Rent's part in signing in, exporting and deleting an account: moving bookings. */
export const rentSubject: AccountSubject = {
	claimGuestBookings: (trx, owner) => claimGuestRows(trx, "moving_bookings", owner),
	exportData: async (db, owner) => ({ moving_bookings: await exportMoves(db, owner) }),
	countRecords: countHeldMoves,
	listPrivatePhotos: listOwnProofs,
	erasePerson: async (trx, person) => ({ ok: true, cancelled: await anonymizeMover(trx, person) }),
};
