import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import { jobQueue, later } from "#app/common/jobs/job-queue.server.ts";
import type { PaymentSubjects } from "#app/payments/payment-subject.ts";
import {
	type PaymentProvider,
	PaymentProviderError,
	type PaymentProviderName,
	type ProviderCheckout,
	type ProviderRecord,
	type RecordList,
} from "#app/payments/provider.ts";
import { recordPayment } from "#app/payments/record-payment.server.ts";
import type { Database } from "#db/client.ts";
import { transact } from "#db/transact.ts";
import {
	differenceOf,
	eachOurRecord,
	type OneSide,
	type RecordKey,
	readOurRecords,
	recordIn,
	recordKeyOf,
} from "./compare-records.server.ts";
import { type Examined, readDifferenceIds, readOpenKeys, storeDifferences } from "./differences.server.ts";

const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How far back the lists are compared at least. */
const DAYS_MS = 3 * DAY_MS;
/** Money that is younger may still be on its way into the ledger. */
const SETTLE_MS = HOUR_MS;
/** The most records that one run reads again. What is beyond waits for the next run. */
const MAX_EXAMINED = 200;
const LISTS: readonly RecordList[] = ["charge", "refund", "dispute"];

const runs = jobQueue({
	table: "reconciliations",
	key: "provider",
	lease: "due_at",
	// Longer than a run takes, even if each call of the provider is answered late.
	leaseMs: HOUR_MS,
	order: ["due_at"],
});

type Run = { provider: PaymentProvider; now: Date };

/**
 * Compares the ledger with the provider's books when a day has passed since the last time, or staff asked for it.
 * Of several processes one does. Returns false when it is not due.
 */
export async function reconcileWhenDue(
	db: Database,
	subjects: PaymentSubjects,
	{ provider, now }: Run,
): Promise<boolean | "to_be_tried_again"> {
	const at = now.toISOString();
	const claim = await runs.claim(db, {
		now,
		due: (eb) => eb.and([eb("provider", "=", provider.name), eb("due_at", "<=", at)]),
	});
	if (!claim) return false;
	await runs.update(db, claim, { started_at: at });
	try {
		const from = await startOfWindow(db, { provider, ranAt: claim.job.ran_at, now });
		const lookedTo = claim.job.looked_to;
		const { examined, compared, isWhole, last } = await compareBooks(db, subjects, {
			provider,
			from,
			lookedTo,
			now,
		});
		await transact(db, async (trx) => {
			const looked_to = isWhole ? 0 : Math.max(lookedTo, last);
			const values = { started_at: null, compared, failed_at: null, looked_to };
			// The next run looks at the rest, and compares from where this one began.
			const finished = isWhole
				? { at: later(now, DAY_MS), values: { ...values, ran_at: at } }
				: { at: later(now, HOUR_MS), values };
			if (await runs.finish(trx, claim, finished))
				await storeDifferences(trx, { provider: provider.name, examined, now });
		});
		return true;
	} catch (error) {
		await runs.finish(db, claim, { at: later(now, HOUR_MS), values: { started_at: null, failed_at: at } });
		if (error instanceof PaymentProviderError) return "to_be_tried_again";
		throw error;
	}
}

/** When the next comparison with this provider is due; plans the first one. */
export async function nextReconciliation(
	db: Database,
	{ provider, now }: { provider: PaymentProviderName; now: Date },
): Promise<string> {
	const planned = await readReconciliation(db, provider);
	if (planned) return planned.due_at;
	const due_at = now.toISOString();
	await db
		.insertInto("reconciliations")
		.values({ provider, due_at })
		.onConflict((conflict) => conflict.column("provider").doNothing())
		.execute();
	return due_at;
}

export const readReconciliation = (db: Database, provider: PaymentProviderName) =>
	db
		.selectFrom("reconciliations")
		.select(["due_at", "started_at", "ran_at", "compared", "failed_at"])
		.where("provider", "=", provider)
		.executeTakeFirst();

/** Lets the job compare now. Returns false when it is already comparing. */
export async function requestReconciliation(
	db: Database,
	{ provider, now }: { provider: PaymentProviderName; now: Date },
): Promise<boolean> {
	await nextReconciliation(db, { provider, now });
	const requested = await db
		.updateTable("reconciliations")
		.set({ due_at: now.toISOString() })
		.where("provider", "=", provider)
		.where("started_at", "is", null)
		.returning("id")
		.executeTakeFirst();
	return requested !== undefined;
}

/**
 * From when the lists are compared: three days ago, or what the last run that succeeded left out, or the first payment.
 */
async function startOfWindow(
	db: Database,
	{ provider, ranAt, now }: Run & { ranAt: string | null },
): Promise<Date> {
	const first = await db
		.selectFrom("payments")
		.select("created_at")
		.where("provider", "=", provider.name)
		.orderBy("id")
		.limit(1)
		.executeTakeFirst();
	const since = ranAt ?? first?.created_at;
	const seen = since === undefined ? now.getTime() : new Date(since).getTime() - SETTLE_MS;
	return new Date(Math.min(seen, now.getTime() - DAYS_MS));
}

/** `differenceId`: of a difference that earlier runs found; 0 for a new one. */
type Suspect = RecordKey & { differenceId: number; paymentId: number | null; listed: ProviderRecord | null };

/**
 * Compares both lists since a time. Whatever differs is read again from the provider and recorded, as after a webhook:
 * only what differs then is a difference. New ones come first, then the known ones after `lookedTo`, so that ones that
 * last never keep others from their turn. `isWhole`: nothing was left for the next run; `last`: the last known one that
 * was looked at.
 */
async function compareBooks(
	db: Database,
	subjects: PaymentSubjects,
	{ provider, from, lookedTo, now }: Run & { from: Date; lookedTo: number },
) {
	const window = { from, to: new Date(now.getTime() - SETTLE_MS) };
	const suspects = new Map<string, Suspect>();
	const isDone = ({ differenceId }: { differenceId: number }) => differenceId > 0 && differenceId <= lookedTo;
	for (const { kind, id, theirs, ...known } of await readOpenKeys(db, {
		provider: provider.name,
		after: lookedTo,
		limit: MAX_EXAMINED + 1,
	})) {
		const listed = theirs && { kind, id, ...theirs, ...NOT_LISTED };
		suspects.set(recordKeyOf({ kind, id }), { kind, id, ...known, listed });
	}
	const seen = new Set<string>();
	for (const kind of LISTS)
		for await (const page of eachPage(provider, { kind, ...window })) {
			const ours = await readOurRecords(db, { provider: provider.name, keys: page });
			const found: Omit<Suspect, "differenceId">[] = [];
			for (const listed of page) {
				const key = recordKeyOf(listed);
				const own = ours.get(key) ?? null;
				seen.add(key);
				if (differenceOf(provider.name, own, listed) || suspects.has(key))
					found.push({ kind: listed.kind, id: listed.id, paymentId: own?.paymentId ?? null, listed });
			}
			await suspect(found);
		}
	for await (const page of eachOurRecord(db, { provider: provider.name, ...window })) {
		const found = page.filter((own) => !seen.has(recordKeyOf(own)) && !suspects.has(recordKeyOf(own)));
		await suspect(found.map((own) => ({ ...own, listed: null })));
	}
	const waiting = [...suspects.values()].sort((one, other) => one.differenceId - other.differenceId);
	const examined: Examined[] = [];
	let last = 0;
	const read = newReader(db, subjects, { provider, now });
	for (const each of waiting) {
		if (examined.length === MAX_EXAMINED) return { examined, compared: seen.size, isWhole: false, last };
		const result = await examine(db, each, { provider: provider.name, read });
		if (result) examined.push(result);
		last = each.differenceId;
	}
	return { examined, compared: seen.size, isWhole: true, last };

	async function suspect(found: readonly Omit<Suspect, "differenceId">[]): Promise<void> {
		const known = await readDifferenceIds(db, { provider: provider.name, keys: found });
		for (const each of found) {
			const key = recordKeyOf(each);
			const suspected = { ...each, differenceId: known.get(key) ?? 0 };
			if (!isDone(suspected)) suspects.set(key, suspected);
		}
	}
}

/** What a stored difference does not know of the record. */
const NOT_LISTED = { paymentReference: null, number: null };

async function* eachPage(provider: PaymentProvider, list: { kind: RecordList; from: Date; to: Date }) {
	let after: string | null = null;
	for (;;) {
		const { records, next } = await provider.listRecords({ ...list, after });
		if (records.length > 0) yield records;
		if (next === null) return;
		after = next;
	}
}

type Reader = (paymentId: number) => Promise<ProviderCheckout | null>;

/**
 * Reads payments again, each once in a run, and records them; what can't be recorded stays a difference. Null: the
 * provider has no such checkout.
 */
function newReader(db: Database, subjects: PaymentSubjects, { provider, now }: Run): Reader {
	const answers = new Map<number, ProviderCheckout | null>();
	return async (paymentId) => {
		const known = answers.get(paymentId);
		if (known !== undefined) return known;
		const { provider_reference: reference } = await db
			.selectFrom("payments")
			.select("provider_reference")
			.where("id", "=", paymentId)
			.executeTakeFirstOrThrow();
		const checkout = reference === null ? null : await readIfKnown(provider, reference);
		await workOnEach(checkout ? [checkout] : [], {
			doing: "record a payment",
			nameOf: () => paymentId,
			work: (read) => recordPayment(db, subjects, { provider: provider.name, checkout: read, now }),
		});
		answers.set(paymentId, checkout);
		return checkout;
	};
}

async function readIfKnown(provider: PaymentProvider, reference: string): Promise<ProviderCheckout | null> {
	try {
		return await provider.readCheckout(reference);
	} catch (error) {
		if (error instanceof PaymentProviderError && error.isFinal) return null;
		throw error;
	}
}

/** Null: the fee of a charge that is a difference itself. */
async function examine(
	db: Database,
	{ kind, id, paymentId: known, listed }: Suspect,
	{ provider, read }: { provider: PaymentProviderName; read: Reader },
): Promise<Examined | null> {
	const paymentId = known ?? (listed && (await findPayment(db, provider, listed)));
	// The charge of another site is a difference; its fee would only be a second one.
	if (kind === "fee" && paymentId === null) return null;
	const checkout = paymentId === null ? null : await read(paymentId);
	const inCheckout = checkout && recordIn(checkout, { kind, id });
	// A charge of another checkout of the same order is in the list only.
	const theirs: OneSide | null = inCheckout ?? listed;
	const ours =
		(await readOurRecords(db, { provider, keys: [{ kind, id }] })).get(recordKeyOf({ kind, id })) ?? null;
	return { kind, id, paymentId, difference: differenceOf(provider, ours, theirs) };
}

/** The payment that a record of the provider belongs to, by the provider's id or by our number. */
async function findPayment(
	db: Database,
	provider: PaymentProviderName,
	{ paymentReference, number }: ProviderRecord,
): Promise<number | null> {
	const payments = db.selectFrom("payments").select("id").where("provider", "=", provider);
	const byReference =
		paymentReference === null
			? undefined
			: await payments.where("payment_reference", "=", paymentReference).executeTakeFirst();
	if (byReference || number === null) return byReference?.id ?? null;
	// Of several payments for the same thing, one without a charge.
	const ofNumber = payments
		.where("subject_number", "=", number)
		.orderBy("charged_total")
		.orderBy("id", "desc");
	return (await ofNumber.executeTakeFirst())?.id ?? null;
}
