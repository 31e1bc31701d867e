import type { Viewer } from "#app/common/access/viewer.server.ts";
import { acceptPrice, offerPrice } from "#app/rent/moves/offer-price.server.ts";
import { openDatabase } from "#db/client.ts";
import { runHere } from "#db/testing/other-process.ts";

export type AcceptTask = { url: string; numbers: string[]; price: number; now: string } & (
	| { viewer: Viewer; actorId?: never }
	| { actorId: number; newPrice: number }
);

/** Accepts the price of moves, or changes it; returns the numbers of those that it could. */
await runHere<AcceptTask>(async ({ url, numbers, price, now: at, ...by }) => {
	const db = openDatabase({ url, poolSize: 2 });
	const done: string[] = [];
	const now = new Date(at);
	for (const number of numbers) {
		const outcome =
			by.actorId === undefined
				? await acceptPrice(db, { number, price, viewer: by.viewer, timeZone: "UTC", now })
				: await offerPrice(db, {
						number,
						actorId: by.actorId,
						expectedPrice: price,
						now,
						price: by.newPrice,
						currency: "USD",
					});
		if (outcome.ok) done.push(number);
	}
	return done;
});
