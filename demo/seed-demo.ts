import type { Database } from "#db/client.ts";
import { DEMO_ACCOUNTS, seedAccounts } from "./accounts.ts";
import { seedConversations } from "./conversations.ts";
import { DAY_MS } from "./demo-time.ts";
import { seedMovingBookings } from "./moving-bookings.ts";
import { reviewMoves } from "./reviews/review-moves.ts";
import { reviewProducts } from "./reviews/review-products.ts";
import { seedViews } from "./saved-views.ts";
import { storeMarketSeller } from "./sellers.ts";
import type { DemoProvider } from "./shop/orders/online-payments.ts";
import { seedShop } from "./shop/seed-shop.ts";
import { seedStaffChanges } from "./staff-changes.ts";
import { seedTeam } from "./travel/seed-team.ts";
import { seedTravel } from "./travel/seed-travel.ts";

type Demo = {
	timeZone: string;
	currency: string;
	now: Date;
	/** Days of orders and stays before `now`. Tests need fewer. */
	days?: number;
	/** The payment provider of orders, stays and deposits that are paid online. Without one, none is. */
	provider?: DemoProvider | undefined;
};

/** How long ago the market opened: before its first hotels. */
const OPENED_DAYS = 480;

/** Fills an empty database with demo data. Returns false, and changes nothing, when it has accounts. */
export async function seedDemo(
	db: Database,
	{ timeZone, currency, now, days, provider }: Demo,
): Promise<boolean> {
	const anyone = await db.selectFrom("accounts").select("id").limit(1).executeTakeFirst();
	if (anyone) return false;
	await seedAccounts(db, new Date(now.getTime() - OPENED_DAYS * DAY_MS));
	const [ulla, owner, admin, superAdmin] = DEMO_ACCOUNTS;
	const ullaId = await idOf(db, ulla?.email);
	const adminId = await idOf(db, admin?.email);
	const customer = { id: ullaId, email: ulla?.email ?? "" };
	const superId = await idOf(db, superAdmin?.email);
	await storeMarketSeller(db, { timeZone, adminId, now });
	// They share no rows, so one works while another waits for the database.
	await Promise.all([
		seedMovingBookings(db, { count: 280, timeZone, adminId, now, provider }),
		seedShop(db, { timeZone, currency, adminId, ulla: customer, now, days, provider }),
		seedTravel(db, { currency, superId, ulla: customer, now, days, provider }),
	]);
	const ownerId = await idOf(db, owner?.email);
	await seedTeam(db, { ownerId, now });
	await reviewProducts(db, { adminId, now });
	await reviewMoves(db, { now });
	await seedConversations(db, { adminId, ownerId, now });
	await seedStaffChanges(db, { adminId, superId, timeZone, currency, now });
	await seedViews(db, { adminId, now });
	// The recipients do not exist.
	await db.deleteFrom("outbox").execute();
	return true;
}

async function idOf(db: Database, email = ""): Promise<number> {
	const account = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", email)
		.executeTakeFirstOrThrow();
	return account.id;
}
