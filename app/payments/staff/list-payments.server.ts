import { type Expression, type ExpressionBuilder, type SqlBool, sql } from "kysely";
import { countRows } from "#app/common/lists/count-rows.server.ts";
import { BATCH, eachInBatches } from "#app/common/lists/each-in-batches.ts";
import { placeOfPage } from "#app/common/lists/place-of-page.ts";
import { readReferenceNumber } from "#app/common/reference-number.ts";
import { addDays, momentOf } from "#app/common/zoned-time.server.ts";
import { PROVIDERS } from "#app/payments/payment-labels.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import type { PaymentFilters } from "./payment-filters.ts";

type Listing = { filters: PaymentFilters; timeZone: string };

/** Returns one page of the filtered payments, newest first unless told, and their total (see `countRows`). */
export async function listPayments(db: Database, { filters, timeZone }: Listing) {
	const matching = db.selectFrom("payments").where(matches({ filters, timeZone }));
	const total = await countRows(db, matching);
	const { page, limit, offset, direction } = placeOfPage(filters, total);
	const ids = matching.select("payments.id").orderBy("payments.id", direction).limit(limit).offset(offset);
	const rows = await selectListed(db)
		.where("payments.id", "in", ids)
		.orderBy("payments.id", filters.direction)
		.execute();
	return { rows, total, page };
}

/** How many payments match; see `countRows`. */
export const countPayments = (db: Database, listing: Listing): Promise<number> =>
	countRows(db, db.selectFrom("payments").where(matches(listing)));

/** All filtered payments, newest first, with their fees: negative, in minor units of `fee_currency`. */
export const eachPayment = (db: Database, listing: Listing) =>
	eachInBatches((before) =>
		selectListed(db)
			.select((eb) => {
				const fees = eb
					.selectFrom("payment_entries")
					.whereRef("payment_id", "=", "payments.id")
					.where("kind", "=", "fee");
				return [
					fees.select((fee) => fee.fn.sum<number | null>("amount").as("sum")).as("fees"),
					// A shop has one balance for each currency that it charges.
					fees.select((fee) => fee.fn.max("currency").as("of")).as("fee_currency"),
				];
			})
			.where(matches(listing))
			.where("payments.id", "<", before)
			.orderBy("payments.id", "desc")
			.limit(BATCH)
			.execute(),
	);

/** Payments with the customer of what was paid for. */
export const selectPayments = (db: Database) =>
	db
		.selectFrom("payments")
		.leftJoin("orders", "orders.number", "payments.subject_number")
		.leftJoin("bookings", "bookings.number", "payments.subject_number")
		.leftJoin("moving_bookings", "moving_bookings.number", "payments.subject_number")
		.select(["payments.id", "payments.subject", "payments.subject_number as number", "payments.provider"])
		.select(["payments.payment_reference", "payments.state", "payments.created_at"])
		.select(["payments.amount", "payments.charged_total", "payments.refunded_total", "payments.currency"])
		.select(({ fn }) => [
			fn.coalesce("orders.name", "bookings.name", "moving_bookings.name").as("name"),
			fn.coalesce("orders.email", "bookings.email", "moving_bookings.email").as("email"),
		]);

const selectListed = (db: Database) =>
	selectPayments(db).select((eb) => [
		eb
			.exists(
				eb
					.selectFrom("refunds")
					.select("refunds.id")
					.whereRef("refunds.payment_id", "=", "payments.id")
					.where("refunds.state", "=", "failed"),
			)
			.as("hasFailedRefund"),
		eb
			.selectFrom("disputes")
			.select("disputes.state")
			.whereRef("disputes.payment_id", "=", "payments.id")
			.orderBy("disputes.id", "desc")
			.limit(1)
			.as("dispute"),
	]);

function matches({ filters, timeZone }: Listing) {
	const midnight = (date: string) => momentOf(date, "00:00", timeZone).toISOString();
	const { state, attention, provider, subject, from, to, query } = filters;
	return (eb: ExpressionBuilder<Schema, "payments">) =>
		eb.and([
			...(state === "all" ? [] : [eb("payments.state", "=", state)]),
			...(attention === "all" ? [] : [attention === "disputed" ? hasOpenDispute(eb) : hasFailedRefund(eb)]),
			...(provider === "all" ? [] : [eb("payments.provider", "=", provider)]),
			...(subject === "all" ? [] : [eb("payments.subject", "=", subject)]),
			...(from === "" ? [] : [eb("payments.created_at", ">=", midnight(from))]),
			...(to === "" ? [] : [eb("payments.created_at", "<", midnight(addDays(to, 1)))]),
			...(query === "" ? [] : [isFound(eb, query)]),
		]);
}

const hasFailedRefund = (eb: ExpressionBuilder<Schema, "payments">) =>
	eb(
		"payments.id",
		"in",
		eb.selectFrom("refunds").select("payment_id").where("refunds.state", "=", "failed"),
	);

const hasOpenDispute = (eb: ExpressionBuilder<Schema, "payments">) =>
	eb(
		"payments.id",
		"in",
		eb.selectFrom("disputes").select("payment_id").where("disputes.state", "=", "open"),
	);

const PROVIDER_NAMES = Object.keys(PROVIDERS);

/** A whole number, the email address of a customer, or a whole id of the provider: each has an index. */
function isFound(eb: ExpressionBuilder<Schema, "payments">, query: string): Expression<SqlBool> {
	const number = readReferenceNumber(query);
	if (number) return eb("payments.subject_number", "=", number);
	if (query.includes("@"))
		return eb(
			"payments.subject_number",
			"in",
			sql<string>`(
				select number from orders where email = ${query.toLowerCase()}
				union all select number from bookings where email = ${query.toLowerCase()}
				union all select number from moving_bookings where email = ${query.toLowerCase()})`,
		);
	const ids = sql<number>`(
		select id from payments where provider in (${sql.join(PROVIDER_NAMES)}) and provider_reference = ${query}
		union all select id from payments where payment_reference = ${query}
		union all select payment_id from payment_entries
			where provider in (${sql.join(PROVIDER_NAMES)}) and provider_event = ${query}
		union all select payment_id from refunds where provider_reference = ${query})`;
	return eb("payments.id", "in", ids);
}
