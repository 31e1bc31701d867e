import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/* Fills a database with the code of the checkout in the current folder, which may be older than this file:
   `market` for `bench:pages` and `bench:growth`, `writes` for `bench:writes`. Takes a URL and JSON; prints what
   was made as JSON. */

const [kind, url, json] = process.argv.slice(2);
const options = JSON.parse(json);
const load = (file) => import(pathToFileURL(resolve(file)).href);
const { openDatabase } = await load("db/client.ts");
const { migrate } = await load("db/migrate.ts");
const db = openDatabase({ url, isPatient: true });
await migrate(db);
const made = await { market: fillMarket, writes: fillForWrites }[kind]();
await db.destroy();
console.log(JSON.stringify(made));
process.exit(0);

async function fillMarket() {
	const { size, hotels, roomsPerHotel, nights } = options;
	const fillers = ["accounts", "hotels", "moves", "bookings", "shop", "orders"];
	const [{ fillAccounts }, { fillHotels }, { fillMoves }, { fillBookings }, { fillShop }, { fillOrders }] =
		await Promise.all(fillers.map((name) => load(`bench/filling/fill-${name}.ts`)));
	const now = new Date();
	const { accountIds, ownerIds } = await fillAccounts(db, { accounts: Math.ceil(size / 10), now });
	await fillHotels(db, { hotels, roomsPerHotel, nights, now, ownerIds });
	await fillMoves(db, { moves: size, now, accountIds });
	await fillBookings(db, { bookings: size, nights, now, accountIds });
	await fillShop(db, { products: size, now });
	await fillOrders(db, { orders: size, accountIds, now });
	// Older versions have no table of customers.
	if (existsSync("bench/filling/fill-customers.ts")) {
		const { fillCustomers } = await load("bench/filling/fill-customers.ts");
		await fillCustomers(db);
	}
	if (options.signIns) await addPeople(now);
	return null;
}

/** Accounts that sign in, and the first hotels of one of them. */
async function addPeople(now) {
	const { people, password, ownHotels } = options.signIns;
	const { setAccount } = await load("app/account/sign-in/accounts.server.ts");
	const { appointOwner = setOwner } = await load("bench/filling/fill-hotels.ts");
	for (const person of people) await setAccount(db, { ...person, name: "Ada Lovelace", password, now });
	const confirmed = db.updateTable("accounts").set({ email_verified_at: now.toISOString() });
	const emails = people.map(({ email }) => email);
	await confirmed.where("email", "in", emails).execute();
	const accounts = db.selectFrom("accounts").select("id").where("email", "in", emails);
	const owner = await accounts.where("role", "=", "Hotel").executeTakeFirst();
	for (let hotelId = 1; owner && hotelId <= Math.min(ownHotels, options.hotels); hotelId++)
		await appointOwner(db, { hotelId, accountId: owner.id, now });
}

/** In versions in which a hotel has an owner and no team. */
function setOwner(db, { hotelId, accountId }) {
	return db.updateTable("hotels").set({ owner_id: accountId }).where("id", "=", hotelId).execute();
}

async function fillForWrites() {
	const { openMarket } = await load("bench/browsing/market.ts");
	return openMarket(url, options);
}
