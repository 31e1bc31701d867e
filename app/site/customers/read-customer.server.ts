import type { SelectQueryBuilder } from "kysely";
import { belongsTo, type DataOwner } from "#app/common/access/viewer.server.ts";
import { listOwnConversations } from "#app/conversations/own-conversations.server.ts";
import { selectPayments } from "#app/payments/staff/list-payments.server.ts";
import type { Database } from "#db/client.ts";
import type { Schema } from "#db/schema.ts";
import { sumSpent } from "./sum-purchases.server.ts";

/** The most of each kind on a customer's page. */
const SHOWN = 5;

/** A customer with their account, if any; undefined without one. */
export const readCustomer = (db: Database, { id }: { id: number | null }) =>
	db
		.selectFrom("customers")
		.leftJoin("accounts", "accounts.id", "customers.account_id")
		.select(["customers.id", "customers.account_id", "customers.name", "customers.email"])
		.select(["customers.phone", "customers.created_at", "accounts.role", "accounts.suspended_at"])
		.select("accounts.email_verified_at")
		.where("customers.id", "=", id ?? 0)
		.executeTakeFirst();

export type FoundCustomer = NonNullable<Awaited<ReturnType<typeof readCustomer>>>;

/** Whose records are a customer's: those of the account, and of guests with its address once that is confirmed. */
export const ownerOf = ({ account_id, email, email_verified_at }: FoundCustomer): DataOwner => ({
	accountId: account_id,
	email: account_id === null || email_verified_at !== null ? email : null,
});

const BOUGHT_AS = { order: "orders", stay: "bookings", move: "moving_bookings" } as const;
const BOUGHT = Object.values(BOUGHT_AS);

/** Who bought the order, stay or move with a number; undefined for one without an account and an address. */
export async function findCustomerOf(db: Database, { number }: { number: string }) {
	for (const table of BOUGHT) {
		const bought = await db
			.selectFrom(table as "orders")
			.select(["account_id", "email"])
			.where("number", "=", number)
			.executeTakeFirst();
		if (!bought) continue;
		const { account_id, email } = bought;
		const confirmed = db
			.selectFrom("accounts")
			.select("id")
			.where("email", "=", email ?? "")
			.where("email_verified_at", "is not", null);
		return db
			.selectFrom("customers")
			.select("id")
			.where((eb) =>
				account_id !== null
					? eb("account_id", "=", account_id)
					: eb.or([
							eb("account_id", "=", confirmed),
							eb.and([eb("account_id", "is", null), eb("email", "=", email ?? "")]),
						]),
			)
			.orderBy("id")
			.executeTakeFirst();
	}
	return undefined;
}

/** What a customer bought: how many, and their newest orders, stays and moves with conversations and payments. */
export async function readPurchases(db: Database, owner: DataOwner) {
	const own = <Table extends (typeof BOUGHT)[number]>(table: Table) =>
		db.selectFrom(table as "orders").where(belongsTo(table, owner));
	// PostgreSQL would compare each payment with all three.
	const paid = (subject: keyof typeof BOUGHT_AS) =>
		own(BOUGHT_AS[subject])
			.innerJoin("payments as paid", (join) =>
				join
					.on("paid.subject", "=", subject)
					.onRef("paid.subject_number", "=", `${BOUGHT_AS[subject]}.number` as "orders.number"),
			)
			.select("paid.id");
	const count = async (query: SelectQueryBuilder<Schema, "orders", object>) =>
		Number((await query.select((eb) => eb.fn.countAll<number>().as("count")).executeTakeFirst())?.count);
	const [orders, stays, moves] = await Promise.all(BOUGHT.map((table) => count(own(table))));
	return {
		counts: { orders: orders ?? 0, stays: stays ?? 0, moves: moves ?? 0 },
		spent: await sumSpent(db, owner),
		orders: await db
			.selectFrom("orders")
			.select(["number", "status", "payment", "fulfilment", "total", "currency", "created_at"])
			.where(belongsTo("orders", owner))
			.orderBy("id", "desc")
			.limit(SHOWN)
			.execute(),
		stays: await db
			.selectFrom("bookings")
			.select(["number", "status", "hotel_name", "check_in", "check_out", "total", "currency"])
			.where(belongsTo("bookings", owner))
			.orderBy("id", "desc")
			.limit(SHOWN)
			.execute(),
		moves: await db
			.selectFrom("moving_bookings")
			.select(["number", "status", "price_state", "booking_date", "booking_time"])
			.where(belongsTo("moving_bookings", owner))
			.orderBy("id", "desc")
			.limit(SHOWN)
			.execute(),
		conversations: await listOwnConversations(db, { person: owner, page: 1, size: SHOWN }),
		payments: await selectPayments(db)
			.where("payments.id", "in", paid("order").union(paid("stay")).union(paid("move")))
			.orderBy("payments.id", "desc")
			.limit(SHOWN)
			.execute(),
	};
}
