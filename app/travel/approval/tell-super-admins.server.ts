import type { Transaction } from "kysely";
import { layOutMail } from "#app/site/mail/mail-layout.ts";
import { writeMail } from "#app/site/mail/outbox.server.ts";
import { maskId } from "#app/site/masked-id.ts";
import type { Schema } from "#db/schema.ts";

type Waiting = { hotelId: number; name: string; place: string; ownerId: number; now: Date };

/** Mails every SuperAdmin who can act that a hotel waits for approval, in the transaction that makes it. */
export async function tellSuperAdmins(
	trx: Transaction<Schema>,
	{ hotelId, name, place, ownerId, now }: Waiting,
): Promise<void> {
	const owner = await trx
		.selectFrom("accounts")
		.select(["name", "email"])
		.where("id", "=", ownerId)
		.executeTakeFirst();
	const told = await trx
		.selectFrom("accounts")
		.select("email")
		.where("role", "=", "SuperAdmin")
		.where("suspended_at", "is", null)
		.orderBy("id")
		.execute();
	for (const { email } of told) {
		const mail = layOutMail({
			to: email,
			subject: `${name} waits for your approval`,
			paragraphs: ["A hotel was listed. Guests find it once you approve it."],
			facts: [
				["Hotel", name],
				["Place", place],
				["Listed by", owner ? `${owner.name}, ${owner.email}` : "Nobody"],
			],
			link: { label: "Look at it", path: `/hotels/${maskId(hotelId)}` },
		});
		await writeMail(trx, mail, now);
	}
}
