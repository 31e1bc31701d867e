import { tellsLostDisputes } from "#app/payments/disputes.server.ts";
import type { PaymentProviderName, ProviderCheckout, ProviderRecord } from "#app/payments/provider.ts";
import type { Database } from "#db/client.ts";
import type { DifferenceKind } from "#db/schema/payments.ts";

/** A charge, refund, dispute or fee as one side has it. Amount in minor units. */
export type OneSide = Pick<ProviderRecord, "amount" | "currency" | "state">;

export type RecordKey = Pick<ProviderRecord, "kind" | "id">;

export type Difference = {
	what: DifferenceKind;
	ours: OneSide | null;
	theirs: OneSide | null;
};

export const recordKeyOf = ({ kind, id }: RecordKey): string => `${kind} ${id}`;

/**
 * How a record differs; null when both sides agree. A refund that is not paid out, or never was, is not in the ledger.
 * A dispute that staff have closed as lost stays open at a provider that never says so.
 */
export function differenceOf(
	provider: PaymentProviderName,
	ours: OneSide | null,
	theirs: OneSide | null,
): Difference | null {
	const isNothing = theirs === null || theirs.state === "pending" || theirs.state === "failed";
	if (ours === null) return isNothing ? null : { what: "missing_here", ours, theirs };
	if (theirs === null) return { what: "missing_there", ours, theirs };
	if (ours.amount !== theirs.amount || ours.currency !== theirs.currency)
		return { what: "other_amount", ours, theirs };
	const isClosedHere = ours.state === "lost" && theirs.state === "open" && !tellsLostDisputes(provider);
	return ours.state === theirs.state || isClosedHere ? null : { what: "other_state", ours, theirs };
}

/** The record in a checkout that the provider has just answered with; null when it is not there. */
export function recordIn(checkout: ProviderCheckout, { kind, id }: RecordKey): OneSide | null {
	const { currency, charge, refunds, disputes } = checkout;
	if (kind === "fee") {
		const fee = checkout.fees.find((each) => each.id === id);
		return fee ? { amount: fee.amount, currency: fee.currency, state: "succeeded" } : null;
	}
	if (kind === "charge") return charge?.id === id ? { ...charge, currency, state: "succeeded" } : null;
	const found = [...(kind === "refund" ? refunds : disputes)].find((each) => each.id === id);
	return found ? { amount: found.amount, currency, state: found.state } : null;
}

export type OurRecord = OneSide & { paymentId: number };

const FAILED = ":failed";

/** What the ledger has of these records, by `recordKeyOf`. At most some hundred at once. */
export async function readOurRecords(
	db: Database,
	{ provider, keys }: { provider: PaymentProviderName; keys: readonly RecordKey[] },
): Promise<Map<string, OurRecord>> {
	const idsOf = (isDispute: boolean) =>
		keys.filter(({ kind }) => (kind === "dispute") === isDispute).map(({ id }) => id);
	const [entryIds, disputeIds] = [idsOf(false), idsOf(true)];
	const found = new Map<string, OurRecord>();
	const entries =
		entryIds.length === 0
			? []
			: await db
					.selectFrom("payment_entries")
					.innerJoin("payments", "payments.id", "payment_entries.payment_id")
					.select(["payment_id as paymentId", "kind", "payment_entries.amount", "payments.currency"])
					.select(["provider_event as id", "payment_entries.currency as feeCurrency"])
					.where("payment_entries.provider", "=", provider)
					.where("provider_event", "in", [...entryIds, ...entryIds.map((id) => id + FAILED)])
					.execute();
	const failed = new Set(
		entries.filter(({ kind }) => kind === "refund_failed").map(({ id }) => id.slice(0, -FAILED.length)),
	);
	for (const { id, kind, amount, currency, feeCurrency, paymentId } of entries) {
		const state = failed.has(id) ? "failed" : "succeeded";
		if (kind === "charged")
			found.set(recordKeyOf({ kind: "charge", id }), { amount, currency, state, paymentId });
		if (kind === "refunded")
			found.set(recordKeyOf({ kind: "refund", id }), { amount: -amount, currency, state, paymentId });
		if (kind === "fee")
			found.set(recordKeyOf({ kind, id }), {
				amount: -amount,
				currency: feeCurrency ?? currency,
				state,
				paymentId,
			});
	}
	const disputes =
		disputeIds.length === 0
			? []
			: await db
					.selectFrom("disputes")
					.innerJoin("payments", "payments.id", "disputes.payment_id")
					.select(["payment_id as paymentId", "disputes.provider_reference as id", "disputes.state"])
					.select(["disputes.amount", "currency"])
					.where("disputes.provider", "=", provider)
					.where("disputes.provider_reference", "in", disputeIds)
					.execute();
	for (const { id, ...dispute } of disputes) found.set(recordKeyOf({ kind: "dispute", id }), dispute);
	return found;
}

type Window = { provider: PaymentProviderName; from: Date; to: Date };

/** Pages of what the ledger recorded from `from` until before `to`. */
export async function* eachOurRecord(
	db: Database,
	{ provider, from, to }: Window,
): AsyncGenerator<(RecordKey & { paymentId: number })[]> {
	for (const read of [entriesAfter, disputesAfter]) {
		let after = { at: from.toISOString(), id: 0 };
		for (;;) {
			const rows = await read(db, { provider, to: to.toISOString(), after });
			const last = rows.at(-1);
			if (!last) break;
			yield rows.map(({ kind, id, paymentId }) => ({ kind, id, paymentId }));
			after = { at: last.at, id: last.place };
		}
	}
}

const PAGE = 200;

type Page = { provider: PaymentProviderName; to: string; after: { at: string; id: number } };
type Row = RecordKey & { paymentId: number; at: string; place: number };

async function entriesAfter(db: Database, { provider, to, after }: Page): Promise<Row[]> {
	const rows = await db
		.selectFrom("payment_entries")
		.select(["id as place", "at", "kind", "provider_event as id", "payment_id as paymentId"])
		.where("provider", "=", provider)
		.where("kind", "in", ["charged", "refunded", "fee"])
		.where("at", ">=", after.at)
		.where((eb) => eb.or([eb("at", ">", after.at), eb("id", ">", after.id)]))
		.where("at", "<", to)
		.orderBy("at")
		.orderBy("id")
		.limit(PAGE)
		.execute();
	return rows.map(({ kind, ...row }) => ({
		...row,
		kind: kind === "charged" ? "charge" : kind === "fee" ? "fee" : "refund",
	}));
}

async function disputesAfter(db: Database, { provider, to, after }: Page): Promise<Row[]> {
	const rows = await db
		.selectFrom("disputes")
		.select(["id as place", "created_at as at", "provider_reference as id", "payment_id as paymentId"])
		.where("provider", "=", provider)
		.where("created_at", ">=", after.at)
		.where((eb) => eb.or([eb("created_at", ">", after.at), eb("id", ">", after.id)]))
		.where("created_at", "<", to)
		.orderBy("created_at")
		.orderBy("id")
		.limit(PAGE)
		.execute();
	return rows.map((row) => ({ ...row, kind: "dispute" }));
}
