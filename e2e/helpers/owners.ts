import sharp from "sharp";
import { fillNights } from "#app/travel/nights/fill-nights.server.ts";
import type { Database } from "#db/client.ts";
import { openStay } from "./inn.ts";
import { emailOf } from "./people.ts";

/** Like `openStay`, for the demo's owner, with nights up to the horizon. */
export async function openOwnInn(db: Database, room: { quantity?: number } = {}) {
	const { id } = await db
		.selectFrom("accounts")
		.select("id")
		.where("email", "=", emailOf("Hotel"))
		.executeTakeFirstOrThrow();
	const inn = await openStay(db, { hotel: { ownerId: id }, room });
	await fillNights(db, { now: new Date() });
	return inn;
}

/** A file for an upload field. */
export async function photo(background: string) {
	const plain = sharp({ create: { width: 320, height: 240, channels: 3, background } });
	return { name: `${background}.png`, mimeType: "image/png", buffer: await plain.png().toBuffer() };
}
