import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { changeBookingAsStaff } from "./act-on-booking.server.ts";
import { type DeskPaymentOutcome, recordDeskPayment } from "./desk-payments.server.ts";

type Changed = Awaited<ReturnType<typeof changeBookingAsStaff>>;
type NotPaid = { ok: false; reason: "payment"; refusal: Extract<DeskPaymentOutcome, { ok: false }> };

/** Thrown inside a transaction to roll it back: the guest can't be checked out. */
class NotCheckedOutError extends Error {
	readonly refusal: Changed;
	constructor(refusal: Changed) {
		super("the guest can't be checked out");
		this.refusal = refusal;
	}
}

/** Records what a guest pays and checks them out: both, or nothing. */
export async function checkOutPaid(
	db: Database,
	change: Parameters<typeof changeBookingAsStaff>[1],
	payment: Parameters<typeof recordDeskPayment>[1],
): Promise<Changed | NotPaid> {
	try {
		return await transact(db, async (trx) => {
			const paid = await recordDeskPayment(trx, payment);
			if (!paid.ok) return { ok: false, reason: "payment", refusal: paid };
			const changed = await changeBookingAsStaff(trx, change);
			if (!changed.ok) throw new NotCheckedOutError(changed);
			return changed;
		});
	} catch (error) {
		if (!(error instanceof NotCheckedOutError)) throw error;
		return error.refusal;
	}
}
