import type { Database } from "#db/client.ts";

/**
 * The account that an order can be placed for. Only one with a confirmed address: anybody can sign up with the address of
 * somebody else, and would see the order.
 */
export const findCustomer = (db: Database, email: string) =>
	db
		.selectFrom("accounts")
		.select(["id", "name", "email"])
		.where("email", "=", email.trim().toLowerCase())
		.where("email_verified_at", "is not", null)
		.where("suspended_at", "is", null)
		.executeTakeFirst();
