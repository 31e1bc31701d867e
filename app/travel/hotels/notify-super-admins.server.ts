import type { Transaction } from "kysely";
import { t } from "#app/common/language/messages.ts";
import { layOutMail } from "#app/common/mail/mail-layout.ts";
import { writeMail } from "#app/common/mail/outbox.server.ts";
import { maskId } from "#app/common/masked-id.ts";
import { countryName } from "#app/common/places/country-name.ts";
import type { Schema } from "#db/schema.ts";

type Waiting = { hotelId: number; name: string; city: string; country: string; ownerId: number; now: Date };

/** Emails every active SuperAdmin that a hotel is waiting for approval, in the transaction that adds it. */
export async function notifySuperAdmins(
	trx: Transaction<Schema>,
	{ hotelId, name, city, country, ownerId, now }: Waiting,
): Promise<void> {
	const owner = await trx
		.selectFrom("accounts")
		.select(["name", "email"])
		.where("id", "=", ownerId)
		.executeTakeFirst();
	const notified = await trx
		.selectFrom("accounts")
		.select(["email", "language"])
		.where("role", "=", "SuperAdmin")
		.where("suspended_at", "is", null)
		.orderBy("id")
		.execute();
	for (const { email, language } of notified) {
		const mail = () =>
			layOutMail({
				to: email,
				replyTo: owner?.email,
				subject: t.newHotelMail.subject({ hotel: name }),
				paragraphs: [t.newHotelMail.text({ hotel: name })],
				link: { label: t.newHotelMail.review, path: `/hotels/${maskId(hotelId)}` },
				facts: [
					[t.newHotelMail.hotel, name],
					[t.newHotelMail.location, `${city}, ${countryName(country)}`],
					[t.newHotelMail.addedBy, owner ? `${owner.name}, ${owner.email}` : t.newHotelMail.unknown],
				],
			});
		await writeMail(trx, language, mail, now);
	}
}
