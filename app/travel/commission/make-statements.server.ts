import type { Selectable, Transaction } from "kysely";
import { readMembers } from "#app/account/memberships/members.server.ts";
import { wallClock } from "#app/common/calendar.ts";
import { ConcurrentChangeError } from "#app/common/changes/conflict.ts";
import { workOnEach } from "#app/common/jobs/each-row.server.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import type { InvoiceParty } from "#app/common/market/sellers.server.ts";
import { partyOf, readSeller, sellerKey } from "#app/common/market/sellers.server.ts";
import { addDays } from "#app/common/zoned-time.server.ts";
import { takeNumber } from "#app/invoices/issue-invoice.server.ts";
import type { Database } from "#db/client.ts";
import { adapterOf } from "#db/engines/adapter.ts";
import type { Schema } from "#db/schema.ts";
import { transact } from "#db/transact.ts";
import { monthAt } from "./ledger.server.ts";
import { monthAfter, type StatementSnapshot } from "./statement.ts";
import { statementMail } from "./statement-mails.ts";

const TRIES = 5;
/** The zone whose calendar is ahead of all others. */
const FIRST_ZONE = "Pacific/Kiritimati";

type Making = {
	/** The market on statements until its seller details are saved. */
	market: InvoiceParty;
	/** Days from the date of issue until what is owed is due. */
	dueDays: number;
	now: Date;
};

type Due = { hotelId: number; currency: string };

/**
 * Makes the statements that are due: one for each hotel, currency and month that has ended on the hotel's calendar,
 * with the entries that belong to no statement yet. Several processes make each once. An entry that comes too late for
 * its month belongs to the next statement.
 */
export async function makeStatements(db: Database, making: Making): Promise<void> {
	const due = await db
		.selectFrom("commission_entries as entry")
		.innerJoin("hotels", "hotels.id", "entry.hotel_id")
		.select(["entry.hotel_id as hotelId", "entry.currency"])
		.distinct()
		.where("entry.statement_id", "is", null)
		.where("entry.month", "<", monthAt(making.now, FIRST_ZONE))
		.execute();
	await workOnEach(due, {
		doing: "make a statement",
		nameOf: ({ hotelId, currency }) => `hotel ${hotelId}, ${currency}`,
		async work(each) {
			while (await makeNext(db, each, making));
		},
	});
}

/** Makes the next statement of a hotel in a currency; false when none is due. */
async function makeNext(db: Database, due: Due, making: Making): Promise<boolean> {
	for (let tries = 1; ; tries++)
		try {
			return await transact(db, (trx) => makeWithin(trx, due, making));
		} catch (error) {
			if (tries === TRIES || !(error instanceof ConcurrentChangeError)) throw error;
		}
}

async function makeWithin(trx: Transaction<Schema>, due: Due, making: Making): Promise<boolean> {
	const { hotelId, currency } = due;
	const { now } = making;
	// Another process that makes statements of this hotel waits here; check-outs do not.
	const hotel = await trx
		.selectFrom("hotels")
		.selectAll()
		.where("id", "=", hotelId)
		.$call(adapterOf(trx).forNoKeyUpdate)
		.executeTakeFirstOrThrow();
	const month = await nextMonth(trx, due);
	if (month === null || month >= monthAt(now, hotel.time_zone)) return false;
	const waiting = await trx
		.selectFrom("commission_entries")
		.select((eb) => [
			eb.fn.countAll<number>().as("count"),
			eb.fn.sum<number>("commission").as("commission"),
			eb.fn.sum<number>("collected").as("collected"),
			eb.fn.max("id").as("lastId"),
		])
		.where("hotel_id", "=", hotelId)
		.where("currency", "=", currency)
		.where("month", "<=", month)
		.where("statement_id", "is", null)
		.executeTakeFirstOrThrow();
	const commission_total = Number(waiting.commission);
	const collected_total = Number(waiting.collected);
	const balance = collected_total - commission_total;
	const snapshot = await snapshotOf(trx, hotel, { ...making, currency, balance });
	const given = await takeNumber(trx, "statements", snapshot.issuedOn);
	const entry_count = Number(waiting.count);
	const { id } = await trx
		.insertInto("commission_statements")
		.values({
			...given,
			hotel_id: hotelId,
			month,
			currency,
			entry_count,
			commission_total,
			collected_total,
			balance,
			snapshot: JSON.stringify(snapshot),
			issued_at: now.toISOString(),
			due_on: snapshot.dueOn ?? null,
		})
		.returning("id")
		.executeTakeFirstOrThrow();
	const taken = await trx
		.updateTable("commission_entries")
		.set({ statement_id: id })
		.where("hotel_id", "=", hotelId)
		.where("currency", "=", currency)
		.where("month", "<=", month)
		.where("statement_id", "is", null)
		.where("id", "<=", waiting.lastId)
		.executeTakeFirstOrThrow();
	// An entry with a smaller id was committed between the two statements: the totals lack it.
	if (Number(taken.numUpdatedRows) !== entry_count)
		throw new ConcurrentChangeError("an entry came in between");
	const { dueOn } = snapshot;
	const statement = { ...given, id, month, currency, balance, dueOn, hotel: hotel.name };
	for (const manager of await readMembers(trx, { hotelId, permission: "hotel" }))
		await writeMail(trx, manager.language, () => statementMail({ ...statement, manager }), now);
	return true;
}

/** The month of the earliest waiting entry, or, when that has its statement already, the first month without one. */
async function nextMonth(trx: Transaction<Schema>, { hotelId, currency }: Due): Promise<string | null> {
	const { first } = await trx
		.selectFrom("commission_entries")
		.select((eb) => eb.fn.min("month").as("first"))
		.where("hotel_id", "=", hotelId)
		.where("currency", "=", currency)
		.where("statement_id", "is", null)
		.executeTakeFirstOrThrow();
	const { last } = await trx
		.selectFrom("commission_statements")
		.select((eb) => eb.fn.max("month").as("last"))
		.where("hotel_id", "=", hotelId)
		.where("currency", "=", currency)
		.executeTakeFirstOrThrow();
	return first && last && first <= last ? monthAfter(last) : first;
}

type HotelRow = Selectable<Schema["hotels"]>;

async function snapshotOf(
	trx: Transaction<Schema>,
	hotel: HotelRow,
	{ currency, market, dueDays, now, balance }: Making & { currency: string; balance: number },
): Promise<StatementSnapshot> {
	const [marketSeller, hotelSeller] = [
		await readSeller(trx, { key: "market" }),
		await readSeller(trx, { key: sellerKey(hotel.id) }),
	];
	const unsettled = await trx
		.selectFrom("commission_statements")
		.select((eb) => [eb.fn.countAll<number>().as("count"), eb.fn.sum<number>("balance").as("balance")])
		.where("hotel_id", "=", hotel.id)
		.where("currency", "=", currency)
		.where("settled_at", "is", null)
		.where("balance", "<>", 0)
		.executeTakeFirstOrThrow();
	const place = [hotel.postal_code, hotel.city].filter(Boolean).join(" ");
	const issuedOn = wallClock(now, hotel.time_zone).date;
	return {
		market: marketSeller?.name ? partyOf(marketSeller) : market,
		hotel: hotelSeller?.name
			? partyOf(hotelSeller)
			: { name: hotel.name, address: [hotel.address, place, hotel.country].filter(Boolean) },
		hotelCountry: hotel.country,
		issuedOn,
		...(balance === 0 ? {} : { dueOn: addDays(issuedOn, dueDays) }),
		unsettled: { count: Number(unsettled.count), balance: Number(unsettled.balance ?? 0) },
	};
}
