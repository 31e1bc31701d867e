import { setAccount } from "#app/account/sign-in/accounts.server.ts";
import { hashToken, newToken } from "#app/common/access/tokens.server.ts";
import { fillCart } from "#app/testing/shop/placing.ts";
import type { Database } from "#db/client.ts";
import { signedCookie } from "#e2e/helpers/signed-cookie.ts";
import { dayAfter } from "../filling/days.ts";
import { appointOwner } from "../filling/fill-hotels.ts";
import type { Asker } from "./screens.ts";

const PASSWORD = "a long enough one";

const PEOPLE: Record<
	Exclude<Asker, "visitor">,
	{ email: string; role: "User" | "Hotel" | "Admin" | "SuperAdmin" }
> = {
	shopper: { email: "shopper@growth.test", role: "User" },
	owner: { email: "owner@growth.test", role: "Hotel" },
	admin: { email: "staff@growth.test", role: "Admin" },
	superAdmin: { email: "admin@growth.test", role: "SuperAdmin" },
};

/** The cookies of each role, from sessions opened here: the cost of signing in is not measured. */
export async function signEveryoneIn(on: Database, now: Date): Promise<Record<Asker, string>> {
	const opened: Record<string, string> = { visitor: "" };
	for (const [asker, { email, role }] of Object.entries(PEOPLE)) {
		await setAccount(on, { email, name: "Ada Lovelace", role, password: PASSWORD, now });
		const account = await on
			.updateTable("accounts")
			.set({ email_verified_at: now.toISOString() })
			.where("email", "=", email)
			.returning("id")
			.executeTakeFirstOrThrow();
		const token = newToken();
		const at = now.toISOString();
		await on
			.insertInto("sessions")
			.values({
				token_hash: hashToken(token),
				account_id: account.id,
				user_agent: "bench",
				created_at: at,
				last_seen_at: at,
				expires_at: new Date(now.getTime() + 86_400_000).toISOString(),
				// Nobody is asked who they are before they download a file.
				proven_at: new Date(now.getTime() + 86_400_000).toISOString(),
			})
			.execute();
		opened[asker] = await signedCookie("meeha_session", token, process.env.SESSION_SECRET);
	}
	return opened as Record<Asker, string>;
}

/** The owner always has ten hotels; the shopper has a cart and a history. */
export async function giveHistory(on: Database, now: Date): Promise<void> {
	const idOf = async (email: string) =>
		(await on.selectFrom("accounts").select("id").where("email", "=", email).executeTakeFirstOrThrow()).id;
	const owner = await idOf(PEOPLE.owner.email);
	const hotels = await on.selectFrom("hotels").select("id").orderBy("id").limit(10).execute();
	for (const { id } of hotels) await appointOwner(on, { hotelId: id, accountId: owner, now });
	const shopper = await idOf(PEOPLE.shopper.email);
	const variants = await findBuyable(on, 3);
	// A kept database still has the last run's cart.
	await on.deleteFrom("carts").where("account_id", "=", shopper).where("ordered_at", "is", null).execute();
	await fillCart(
		on,
		variants.map((variantId) => ({ variantId })),
		{ accountId: shopper },
	);
	const orders = await on.selectFrom("orders").select("id").orderBy("id", "desc").limit(8).execute();
	for (const { id } of orders)
		await on.updateTable("orders").set({ account_id: shopper }).where("id", "=", id).execute();
	await giveMoves(on, shopper, now);
}

/** Gives the shopper some moves whose date can still be changed. */
async function giveMoves(on: Database, shopper: number, now: Date): Promise<void> {
	const today = now.toISOString().slice(0, 10);
	const moves = await on
		.selectFrom("moving_bookings")
		.select("id")
		.where("status", "in", ["pending", "confirmed"])
		.where("booking_date", ">", dayAfter(today, 3))
		.orderBy("booking_date")
		.limit(8)
		.execute();
	for (const { id } of moves)
		await on.updateTable("moving_bookings").set({ account_id: shopper }).where("id", "=", id).execute();
}

/** Variants with enough stock, spread over all of them. */
export async function findBuyable(on: Database, count: number): Promise<number[]> {
	const { last } = await on
		.selectFrom("variants")
		.select((eb) => eb.fn.max("id").as("last"))
		.executeTakeFirstOrThrow();
	const found = new Set<number>();
	for (let at = 0; at < count; at++) {
		const row = await on
			.selectFrom("variants")
			.innerJoin("products", "products.id", "variants.product_id")
			.select("variants.id")
			.where("variants.id", ">", Math.floor((Number(last) * at) / (count + 1)))
			.where("variants.stock", ">", 20)
			.where("products.status", "=", "active")
			.orderBy("variants.id")
			.limit(1)
			.executeTakeFirst();
		if (row) found.add(row.id);
	}
	return [...found];
}
