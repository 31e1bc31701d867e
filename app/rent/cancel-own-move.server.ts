import { formatMoney } from "#app/common/money.ts";
import type { Viewer } from "#app/common/viewer.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import { moveCancellationFee } from "./cancellation-terms.server.ts";
import { applyChange } from "./change-move.server.ts";
import type { MoveChangeOutcome } from "./move-history.server.ts";
import type { MovingStatus } from "./moving-booking.ts";
import { readMoveTerms } from "./rates/rate-cards.server.ts";

type Cancellation = {
	number: string;
	viewer: Viewer;
	expectedVersion: MovingStatus;
	/** What the page said that cancelling costs, in minor units. */
	expectedFee: number;
	timeZone: string;
	now: Date;
};

/**
 * Cancels a customer's own booking, from the expected status, and records the fee. Refused as `gone` when the customer
 * may not see the booking, and as `fee` when cancelling costs other than the page said: the customer agrees first.
 * Otherwise the rules of `changeMovingStatus` apply.
 */
export function cancelOwnMove(db: Database, cancellation: Cancellation): Promise<MoveChangeOutcome> {
	const { viewer, expectedFee } = cancellation;
	const change = { ...cancellation, to: "cancelled", actorId: viewer.accountId } as const;
	return transact(db, (trx) =>
		applyChange(trx, change, async (booking) => {
			const policy = await readMoveTerms(trx, booking.rate_card_id);
			const fee = moveCancellationFee({ ...booking, policy }, cancellation);
			if (fee !== expectedFee) return { answer: { ok: false, reason: "fee" } };
			const shown = fee > 0 && booking.currency ? formatMoney(fee, booking.currency) : null;
			return {
				also: { cancellation_fee: fee },
				...(shown ? { detail: `Cancellation fee of ${shown}` } : {}),
			};
		}),
	);
}
