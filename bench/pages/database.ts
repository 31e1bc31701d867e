import { constants, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { NIGHTS_AHEAD } from "#app/travel/nights/fill-nights.server.ts";
import { fillInCheckout, versionOf } from "../filling/checkout.ts";

const CACHE = resolve("node_modules/.cache/meeha-bench");
const ROOMS_OF_A_HOTEL = 4;
/** As far as the site makes them, for each day of the month: else its job makes them while pages are measured. */
const NIGHTS = NIGHTS_AHEAD + 32;
const OWN_HOTELS = 10;

export const PEOPLE = {
	shopper: { email: "shopper@pages.test", role: "User" },
	buyer: { email: "buyer@pages.test", role: "User" },
	owner: { email: "owner@pages.test", role: "Hotel" },
	admin: { email: "admin@pages.test", role: "Admin" },
} as const;
export const PEOPLE_PASSWORD = "a long enough one";

/** The removal of a database or of its copy. */
const remove = (file: string) => {
	for (const end of ["", "-wal", "-shm"]) rmSync(file + end, { force: true });
};

/**
 * The SQLite file of a market with this many products, orders, stays and moves, a tenth as many rooms, and
 * the people above. Filled once a month, because its nights begin today, with a checkout's code.
 */
export async function marketFile(size: number, checkout: string): Promise<string> {
	const month = new Date().toISOString().slice(0, 7);
	const file = resolve(CACHE, `market-${size}-${NIGHTS}-${versionOf(checkout)}-${month}.db`);
	if (existsSync(file)) return file;
	mkdirSync(CACHE, { recursive: true });
	const half = `${file}.half`;
	remove(half);
	const hotels = Math.ceil(size / 10 / ROOMS_OF_A_HOTEL);
	const signIns = { people: Object.values(PEOPLE), password: PEOPLE_PASSWORD, ownHotels: OWN_HOTELS };
	const options = { size, hotels, roomsPerHotel: ROOMS_OF_A_HOTEL, nights: NIGHTS, signIns };
	await fillInCheckout(checkout, `sqlite:${half}`, { kind: "market", options });
	renameSync(half, file);
	return file;
}

/** A copy for one server, which migrates it and writes to it. */
export function copyOfMarket(file: string, name: string): { file: string; remove: () => void } {
	const copy = `${file}-${process.pid}-${name}`;
	copyFileSync(file, copy, constants.COPYFILE_FICLONE);
	return { file: copy, remove: () => remove(copy) };
}
