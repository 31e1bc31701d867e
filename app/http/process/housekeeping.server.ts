import { sweepUses } from "#app/http/network/limits.server.ts";
import { sweepLinks } from "#app/people/links/account-links.server.ts";
import { sweepSessions } from "#app/people/sessions/sessions.server.ts";
import { sweepCarts } from "#app/shop/cart/sweep-carts.server.ts";
import { sweepImports } from "#app/shop/csv/imports.server.ts";
import { expireOrders } from "#app/shop/orders/expire-orders.server.ts";
import { sweepMails } from "#app/site/mail/outbox.server.ts";
import { sweepPictures } from "#app/site/pictures/picture-owners.server.ts";
import { expireRequests } from "#app/travel/bookings/expire-requests.server.ts";
import { fillNights } from "#app/travel/nights/fill-nights.server.ts";
import { db } from "./database.server.ts";
import { failureReason } from "./failure.server.ts";

const EVERY_MS = 60 * 60 * 1000;
/** A hotel's hour to answer is over on the minute: others may want the room. */
const REQUESTS_EVERY_MS = 60 * 1000;

/** Takes away what has run out; several processes may do it at once. */
async function sweep(): Promise<void> {
	const now = new Date();
	try {
		await expireOrders(db, { now });
		await fillNights(db, { now });
		await sweepSessions(db, { now });
		await sweepUses(now);
		await sweepLinks(db, { now });
		await sweepMails(db, { now });
		await sweepImports(db, { now });
		await sweepPictures(db, { now });
		await sweepCarts(db, { now });
	} catch (error) {
		failureReason(error, "sweep what has run out");
	}
}

async function sweepRequests(): Promise<void> {
	try {
		await expireRequests(db, { now: new Date() });
	} catch (error) {
		failureReason(error, "let requests run out");
	}
}

const kept = globalThis as { meehaHousekeeping?: NodeJS.Timeout[] };

/** Sweeps now and every hour, requests every minute. Called, not just imported: the build drops imports that nothing is taken from. */
export function startHousekeeping(): void {
	for (const timer of kept.meehaHousekeeping ?? []) clearInterval(timer);
	kept.meehaHousekeeping = [setInterval(sweep, EVERY_MS), setInterval(sweepRequests, REQUESTS_EVERY_MS)];
	for (const timer of kept.meehaHousekeeping) timer.unref();
	void sweep();
	void sweepRequests();
}
