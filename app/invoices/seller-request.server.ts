import { json } from "@remix-run/node";
import type { Transaction } from "kysely";
import { readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { formatMoment } from "#app/common/calendar.ts";
import { readChanges } from "#app/common/changes/changes.server.ts";
import { explainConflict } from "#app/common/changes/conflict.ts";
import { t } from "#app/common/language/messages.ts";
import { readSeller, saveSeller, sellerKey } from "#app/common/market/sellers.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { db } from "#app/http/process/database.server.ts";
import type { Person } from "#app/http/session/session.server.ts";
import type { Schema } from "#db/schema.ts";
import { sellerSchema } from "./seller-fields.ts";

/** A seller (null: the market), and where it is: its calendar dates its invoices, and its country decides the paper. */
type PlacedSeller = { hotelId: number | null; timeZone: string; country: string };

type SuggestedSeller = { name: string; address: string; taxNumber: string };

/** What the form of a seller shows; `suggested` until something is saved. */
export async function readSellerForm({ hotelId, timeZone }: PlacedSeller, suggested: SuggestedSeller) {
	const key = sellerKey(hotelId);
	const seller = await readSeller(db, { key });
	const changes = await readChanges(db, { subject: `seller ${key}` });
	const now = new Date();
	return {
		version: seller?.version ?? 0,
		typed: seller
			? {
					name: seller.name,
					address: seller.address,
					taxNumber: seller.tax_number,
					email: seller.email,
					phone: seller.phone,
				}
			: { ...suggested, email: "", phone: "" },
		changes: changes.map((change) => ({ ...change, at: formatMoment(change.at, timeZone, now) })),
	};
}

/** Saves a posted form of a seller, and returns to it. */
export async function answerSellerForm(
	request: Request,
	{
		seller: { hotelId, timeZone, country },
		person,
		path,
		lock,
	}: {
		seller: PlacedSeller;
		person: Person;
		path: string;
		/** Locks the hotel of the seller, if the person may change it. */
		lock?: (trx: Transaction<Schema>) => Promise<unknown>;
	},
) {
	const form = await readProvenForm(request, sellerSchema, person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, taxNumber, ...typed } = form.value;
	const details = { ...typed, tax_number: taxNumber, time_zone: timeZone, country };
	const now = new Date();
	const change = { hotelId, details, expectedVersion, actorId: person.accountId, now };
	const saved = await saveSeller(db, lock ? { ...change, lock } : change);
	if (saved.ok)
		return redirectWithFlash(
			path,
			details.name === ""
				? { tone: "info", text: t.invoices.seller.off }
				: { tone: "success", text: t.invoices.seller.saved },
		);
	if (saved.reason === "gone") throw json(null, { status: 404 });
	const when = formatMoment(saved.at, timeZone, now);
	const { reason } = explainConflict("seller", { by: saved.by, isOwn: saved.isOwn, when });
	return form.refuse({ expectedVersion: [reason] }, 409);
}
