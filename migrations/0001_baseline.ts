import { type Kysely, sql } from "kysely";
import { createAccounts } from "./baseline/accounts.ts";
import { createCarts } from "./baseline/carts.ts";
import { watchChanges } from "./baseline/changes.ts";
import { createFigures } from "./baseline/figures.ts";
import { createFleet } from "./baseline/fleet.ts";
import { createHotels } from "./baseline/hotels.ts";
import { createImports } from "./baseline/imports.ts";
import { createInbox } from "./baseline/inbox.ts";
import { createInvoices } from "./baseline/invoices.ts";
import { createMoves } from "./baseline/moves.ts";
import { createOrders } from "./baseline/orders.ts";
import { createPayments } from "./baseline/payments.ts";
import { createProducts } from "./baseline/products.ts";
import { createReviews } from "./baseline/reviews.ts";
import { createSite } from "./baseline/site.ts";
import { createStays } from "./baseline/stays.ts";
import { prepareChanges } from "./support/changes.ts";
import { runsOnPostgres } from "./support/engine.ts";
import { prepareRefusals } from "./support/ledgers.ts";

/** The whole schema, each table after those that it refers to. */
export async function up(db: Kysely<unknown>): Promise<void> {
	if (runsOnPostgres(db)) await sql`create extension if not exists pg_trgm`.execute(db);
	await prepareChanges(db);
	await prepareRefusals(db);
	await createAccounts(db);
	await createSite(db);
	await createProducts(db);
	await createImports(db);
	await createCarts(db);
	await createOrders(db);
	await createFigures(db);
	await createHotels(db);
	await createStays(db);
	await createFleet(db);
	await createMoves(db);
	await createReviews(db);
	await createPayments(db);
	await createInvoices(db);
	await createInbox(db);
	await watchChanges(db);
}
